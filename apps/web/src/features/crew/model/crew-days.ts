import { availabilityLimits, chosenDays, dayAfter, daysBetween, isDay, wallTimeOf } from '@crewcall/contracts-bookings';

export const MOST_DAYS = availabilityLimits.daysOfMany;

const today = (): string => wallTimeOf(new Date()).day;

/** Every day from one to the other; null when that is none, too many or over. */
export function daysFrom(first: string, last: string): string[] | null {
  if (!isDay(first) || !isDay(last) || last < first || daysBetween(first, last) >= MOST_DAYS) return null;
  return chosenDays(
    Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => dayAfter(first, index)),
    today(),
  );
}

/** Of calls, the days ahead that can be asked about at once. */
export const daysOfCalls = (calls: readonly { starts_on: string }[]): string[] =>
  [...new Set(calls.map(({ starts_on }) => starts_on))]
    .filter((day) => day >= today())
    .sort()
    .slice(0, MOST_DAYS);
