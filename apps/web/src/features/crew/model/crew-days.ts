import { availabilityLimits, chosenDays, dayAfter, daysBetween, isDay, wallTimeOf } from '@crewcall/contracts-bookings';
import { crewFree, type CrewFree } from '@crewcall/contracts-identity';

export const MOST_DAYS = availabilityLimits.daysOfMany;

const today = (): string => wallTimeOf(new Date()).day;

/** Days in the address that may be asked about; those that are over are left out. */
export function daysIn(params: URLSearchParams): string[] {
  const asked = (params.get('on') ?? '').slice(0, 200).split(',');
  return chosenDays(asked.filter((day) => isDay(day) && day >= today()).slice(0, MOST_DAYS), today()) ?? [];
}

export const freeIn = (params: URLSearchParams): CrewFree | null =>
  crewFree.find((known) => known === params.get('free')) ?? null;

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
