import type { Offer } from '@crewcall/contracts-bookings';
import { areaOf } from '@crewcall/contracts-jobs';
import { unnamedCall, withoutPlace } from '../calls/call.presenter.js';

/** To the person asked without the company's name: role, dates and town, and nothing that leads to the company. */
const unnamed = (offer: Offer): Offer => ({
  ...offer,
  role_id: null,
  job_id: null,
  application_id: null,
  recruiter_id: null,
  job_title: offer.role_name,
  company: null,
  location: areaOf(offer.location),
  calls: offer.calls.map((call) => unnamedCall(call, offer.id)),
  reliability: null,
});

/** The exact place is for who is booked. */
export const placeless = <T extends Pick<Offer, 'location' | 'calls' | 'revision'>>(of: T): T => ({
  ...of,
  location: areaOf(of.location),
  calls: of.calls.map(withoutPlace),
  revision: of.revision && { ...of.revision, calls: of.revision.calls.map(withoutPlace) },
});

export function shownToCrew(offer: Offer, isUnnamed: boolean, hidesPlace: boolean): Offer {
  if (isUnnamed) return unnamed(offer);
  const isBooked = offer.state === 'confirmed' && offer.booking_state !== 'cancelled';
  return hidesPlace && !isBooked ? placeless(offer) : offer;
}
