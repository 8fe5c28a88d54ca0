import type { Actor } from '@crewcall/contracts-core';
import { type Parties, sideOf } from '../parties/party.policy.js';

export const canDecide = (actor: Actor, application: Parties): boolean => sideOf(actor, application) === 'recruiter';

/** No user hires themselves, not even after changing sides. */
export const canApply = (actor: Actor, job: { recruiterId: string | null }): boolean =>
  actor.role === 'freelancer' && actor.id !== job.recruiterId;

/** Lists are one's own; an administrator may look at any user's. */
export const canList = (actor: Actor, userId: string): boolean => actor.role === 'admin' || actor.id === userId;
