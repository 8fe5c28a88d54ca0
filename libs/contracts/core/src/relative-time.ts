import { madeOnce } from './made-once.js';

/** The clocks of all work: a day begins and ends there, summer time included. */
export const LONDON = 'Europe/London';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// The American data is used for its three-letter months; the order below is ours.
const calendar = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: LONDON,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);

const partsOf = (date: Date): Record<string, string> =>
  Object.fromEntries(
    calendar()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );

/** `Sat 12 Sep` in London, with the year when it is not this one. */
export function calendarDate(date: Date, now: Date = new Date()): string {
  const { weekday, day, month, year } = partsOf(date);
  const words = [weekday, day, month];
  if (year !== partsOf(now)['year']) words.push(year);
  return words.join(' ');
}

/** `Just now`, `5m ago`, `3h ago`, `2d ago`, then a date. A clock that is ahead reads `Just now`. */
export function relativeTime(at: string | Date, now: Date = new Date()): string {
  const date = new Date(at);
  const age = now.getTime() - date.getTime();
  if (Number.isNaN(age)) return '';
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < 7 * DAY) return `${Math.floor(age / DAY)}d ago`;
  return calendarDate(date, now);
}
