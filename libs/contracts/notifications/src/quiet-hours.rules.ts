import { LONDON, madeOnce } from '@crewcall/contracts-core';
import { DIGEST_HOUR } from './preference.js';

const clock = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: LONDON,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
);
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Single mails to one person within a day; what is not urgent beyond them comes in one, the digest. */
export const MAILS_PER_DAY = 50;

export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Seconds since midnight on London's clocks. */
function londonSeconds(now: Date): number {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return (parts['hour'] ?? 0) * 3600 + (parts['minute'] ?? 0) * 60 + (parts['second'] ?? 0);
}

/** Milliseconds until the quiet hours end, 0 outside of them. They may reach over midnight. */
export function quietFor(now: Date, from: string | null, to: string | null): number {
  if (!from || !to || from === to) return 0;
  const minute = Math.floor(londonSeconds(now) / 60);
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const sinceBegin = (minute - begin + DAY_MINUTES) % DAY_MINUTES;
  const length = (end - begin + DAY_MINUTES) % DAY_MINUTES;
  return sinceBegin < length ? (length - sinceBegin) * MINUTE : 0;
}

/** The moment of today's digest in London, or null before it. On the two days the clocks change, 09:00 is past that. */
export function digestMoment(now: Date): Date | null {
  const since = londonSeconds(now) - DIGEST_HOUR * 3600;
  return since < 0 ? null : new Date(Math.floor(now.getTime() / 1000) * 1000 - since * 1000);
}
