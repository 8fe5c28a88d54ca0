import type { Booking } from '@crewcall/contracts-bookings';

/** Calls that were taken out of a booking and not put back. */
export const cancelledCallIds = ({ cancellations }: Pick<Booking, 'cancellations'>): Set<string> =>
  new Set(cancellations.filter(({ put_back_at }) => !put_back_at).flatMap(({ call_ids }) => call_ids));
