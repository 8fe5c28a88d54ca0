import type { OfferSide } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';

interface Parties {
  freelancerId: string;
  recruiterId: string;
}

/** Which side of an offer or booking the actor is on; on neither, it does not exist for them. */
export function offerSideOf(actor: Actor, { freelancerId, recruiterId }: Parties): OfferSide | null {
  if (actor.role === 'freelancer' && actor.id === freelancerId) return 'freelancer';
  if (actor.role === 'recruiter' && actor.id === recruiterId) return 'recruiter';
  return null;
}
