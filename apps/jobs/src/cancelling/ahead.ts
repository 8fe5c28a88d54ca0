import { NotPossibleNowError, type TakenCall } from '@crewcall/bookings-domain';
import { bookingStateWords } from '@crewcall/contracts-bookings';

/** What happened is not undone. @throws NotPossibleNowError once one of these has begun, by the time that was agreed */
export function assertAhead(calls: readonly TakenCall[], now: Date): void {
  if (calls.some(({ from }) => new Date(from) <= now)) throw new NotPossibleNowError(bookingStateWords.on);
}
