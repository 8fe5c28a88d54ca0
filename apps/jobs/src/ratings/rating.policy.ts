import type { Actor } from '@crewcall/contracts-core';
import { type Parties, sideOf } from '../parties/party.policy.js';

export const canRate = (actor: Actor, booking: Parties): boolean => sideOf(actor, booking) === 'recruiter';

export const canAskForRating = (actor: Actor, booking: Parties): boolean => sideOf(actor, booking) === 'freelancer';

/** Crew read what was written about them; companies and administrators about any user. */
export const canReadRatingsOf = (actor: Actor, freelancerId: string): boolean =>
  actor.role !== 'freelancer' || actor.id === freelancerId;
