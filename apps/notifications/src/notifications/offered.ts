import type { OfferKind } from '@crewcall/contracts-bookings';

/** What goes along with the mail of an offer: the facts beside its words, and what its links answer. */
export interface Offered {
  offer_id: string;
  kind: OfferKind;
  lines: string[];
}
