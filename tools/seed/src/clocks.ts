import { clockChangeOf, dayAfter } from '@crewcall/contracts-bookings';
import { londonDayOf } from '@crewcall/contracts-jobs';

/** An offer of the story waits for an answer for a week, and the festival begins two days before that night. */
const SOONEST = 11;

/** In how many days a night begins in which London's clocks change: the next one whose offers can still be answered. */
export function daysToClockChange(now = new Date()): number {
  const today = londonDayOf(now);
  for (let days = SOONEST; days < 366; days += 1) {
    const starts_on = dayAfter(today, days);
    const night = { starts_on, starts_at: '22:00', ends_on: dayAfter(starts_on), ends_at: '06:00' };
    if (clockChangeOf(night)) return days;
  }
  throw new Error('London’s clocks no longer change');
}
