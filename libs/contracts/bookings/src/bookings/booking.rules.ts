import type { Booking } from './booking.js';
import type { BookingState } from './booking.state.js';

/** Half a day after its last call a booking is completed. */
const SETTLED_MS = 12 * 3_600_000;

type WithCalls = Pick<Booking, 'calls' | 'cancellations'>;

/** Without those that were taken out of it and not put back. */
export function callsLeftOf({ calls, cancellations }: WithCalls): Booking['calls'] {
  const gone = cancellations.filter(({ put_back_at }) => !put_back_at).flatMap(({ call_ids }) => call_ids);
  return calls.filter(({ id }) => !gone.includes(id));
}

/** What a confirmed booking is by now: nothing has to happen for time to pass. */
export function bookingStateAt(booking: Pick<Booking, 'state'> & WithCalls, now: number): BookingState {
  const { state } = booking;
  const calls = callsLeftOf(booking);
  if (state !== 'confirmed' || !calls.length) return state;
  const begins = Math.min(...calls.map(({ from }) => Date.parse(from)));
  const ends = Math.max(...calls.map(({ to }) => Date.parse(to)));
  if (now < begins) return 'confirmed';
  if (now < ends) return 'on';
  return now < ends + SETTLED_MS ? 'done' : 'completed';
}

/** Whether that side may cancel by then: crew the whole of it alone, a company also the calls that are left. */
export function mayCancelAt(booking: Pick<Booking, 'state'> & WithCalls, isCrew: boolean, now: number): boolean {
  const calls = callsLeftOf(booking);
  const ahead = calls.filter(({ from }) => Date.parse(from) > now);
  return booking.state === 'confirmed' && (isCrew ? ahead.length === calls.length : ahead.length > 0);
}
