import { LONDON, madeOnce } from '@crewcall/contracts-core';

const londonDay = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: LONDON,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** The calendar day in London at that moment, as `YYYY-MM-DD`. */
export const londonDayOf = (moment: Date): string => londonDay().format(moment);

/** A real day of the calendar (so not 30 February) in the years that shows are planned in. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Over when its day has ended in London. Days of one shape compare like text. */
export const isDayOver = (day: string, now: Date): boolean => day < londonDayOf(now);
