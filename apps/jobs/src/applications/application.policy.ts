import type { Actor } from '@crewcall/contracts-core';
import type { ApplicationSide } from '@crewcall/contracts-jobs';

export interface Parties {
  freelancerId: string;
  recruiterId: string;
}

/**
 * Which side of an application a user stands on. Their role of today counts, not the one in which they once applied
 * or hired; the user who stands on neither side is not to learn that the application exists.
 */
export function sideOf(actor: Actor, { freelancerId, recruiterId }: Parties): ApplicationSide | null {
  if (actor.role === 'freelancer' && actor.id === freelancerId) return 'freelancer';
  if (actor.role === 'recruiter' && actor.id === recruiterId) return 'recruiter';
  return null;
}

export const canDecide = (actor: Actor, application: Parties): boolean => sideOf(actor, application) === 'recruiter';

/** No user hires themselves, not even after changing sides. */
export const canApply = (actor: Actor, job: { recruiterId: string | null }): boolean =>
  actor.role === 'freelancer' && actor.id !== job.recruiterId;

/** Lists are one's own; an administrator may look at any user's. */
export const canList = (actor: Actor, userId: string): boolean => actor.role === 'admin' || actor.id === userId;
