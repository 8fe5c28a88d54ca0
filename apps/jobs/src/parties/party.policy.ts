import type { Mover, OfferSide } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';

export interface Parties {
  freelancerId: string;
  recruiterId: string;
}

/**
 * Which side of an application, an offer or a booking a user stands on. Their role of today counts, not the one in which
 * they once applied or hired; the user who stands on neither side is not to learn that it exists.
 */
export function sideOf(actor: Actor, { freelancerId, recruiterId }: Parties): OfferSide | null {
  if (actor.role === 'freelancer' && actor.id === freelancerId) return 'freelancer';
  if (actor.role === 'recruiter' && actor.id === recruiterId) return 'recruiter';
  return null;
}

/** As who of the two a side moves things. */
export const moverOf = (side: OfferSide): Extract<Mover, 'company' | 'crew'> =>
  side === 'recruiter' ? 'company' : 'crew';
