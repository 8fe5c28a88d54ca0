import { madeOnce } from '@crewcall/contracts-core';
import type { Span } from './call-span.rules.js';
import { dayAfter } from './days.rules.js';
import { wallTimeOf } from './wall-time.rules.js';

const dayFormat = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
);

/** 'Thu 26 Nov' */
export function dayWords(day: string): string {
  const part = new Map(
    dayFormat()
      .formatToParts(new Date(`${day}T00:00:00Z`))
      .map(({ type, value }) => [type, value]),
  );
  // Some versions of the locale data write 'Sept'; a month has three letters here.
  return `${part.get('weekday')} ${part.get('day')} ${part.get('month')?.slice(0, 3)}`;
}

/** 'Thu 26 Nov, 14:00' */
export function momentWords(moment: Date): string {
  const { day, time } = wallTimeOf(moment);
  return `${dayWords(day)}, ${time}`;
}

/** 'Fri 27 Nov, 08:00 to 14:00', across midnight 'Fri 27 Nov, 22:00 to Sat 28 Nov, 04:00', up to it '… to 24:00'. */
export function spanWords({ from, to }: Span): string {
  const [start, end] = [wallTimeOf(from), wallTimeOf(to)];
  if (start.day === end.day) return `${dayWords(start.day)}, ${start.time} to ${end.time}`;
  if (end.time === '00:00' && end.day === dayAfter(start.day)) return `${dayWords(start.day)}, ${start.time} to 24:00`;
  return `${dayWords(start.day)}, ${start.time} to ${dayWords(end.day)}, ${end.time}`;
}

/** 'Thu 26 Nov', 'Thu 26 and Fri 27 Nov', 'Thu 26 to Sat 28 Nov', by the days on which calls begin, in order. */
export function daysWords(days: readonly string[]): string {
  const each = [...new Set(days)].sort();
  const [first, last] = [each[0], each.at(-1)];
  if (!first || !last) return '';
  if (first === last) return dayWords(first);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const begin = isSameMonth ? dayWords(first).split(' ').slice(0, 2).join(' ') : dayWords(first);
  return `${begin} ${each.length === 2 && dayAfter(first) === last ? 'and' : 'to'} ${dayWords(last)}`;
}

const ordinals = madeOnce(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }));
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** '1st', '2nd', '3rd', '11th' */
export const ordinalWords = (rank: number): string => `${rank}${endings[ordinals().select(rank)] ?? 'th'}`;

export const LONDON_TIME_WORDS = 'London time';
