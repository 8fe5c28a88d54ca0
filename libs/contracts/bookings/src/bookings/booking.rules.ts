import type { Booking } from './booking.js';
import type { BookingState } from './booking.state.js';

/** Half a day after its last call a booking is completed. */
const SETTLED_MS = 12 * 3_600_000;

/** What a confirmed booking is by now: nothing has to happen for time to pass. */
export function bookingStateAt({ state, calls }: Pick<Booking, 'state' | 'calls'>, now: number): BookingState {
  if (state !== 'confirmed' || !calls.length) return state;
  const begins = Math.min(...calls.map(({ from }) => Date.parse(from)));
  const ends = Math.max(...calls.map(({ to }) => Date.parse(to)));
  if (now < begins) return 'confirmed';
  if (now < ends) return 'on';
  return now < ends + SETTLED_MS ? 'done' : 'completed';
}

/** Whether that side may cancel by then: crew the whole of it alone, a company also the calls that are left. */
export function mayCancelAt({ state, calls }: Pick<Booking, 'state' | 'calls'>, isCrew: boolean, now: number): boolean {
  const ahead = calls.filter(({ from }) => Date.parse(from) > now);
  return state === 'confirmed' && (isCrew ? ahead.length === calls.length : ahead.length > 0);
}
