import type { Actor } from '@crewcall/contracts-core';

/** One's own, and for companies and administrators every user's. */
export const mayReadCv = (actor: Pick<Actor, 'id' | 'role'> | null, userId: string): boolean =>
  actor !== null && (actor.id === userId || actor.role === 'recruiter' || actor.role === 'admin');
