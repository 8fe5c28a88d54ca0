import { counted } from '@crewcall/contracts-core';
import { dayAfter, daysBetween } from './days.rules.js';
import { momentOf } from './london-time.rules.js';
import { wallTimeOf } from './wall-time.rules.js';

/** When a call is, as its company typed it. Without times ('time to follow') it takes the whole of its day. */
export interface WallSpan {
  /** `YYYY-MM-DD` */
  starts_on: string;
  /** `HH:MM`; null with `ends_at` while the time is to follow. */
  starts_at: string | null;
  /** The second of two equal times, in the night when the clocks go back. */
  starts_again?: boolean;
  ends_on: string;
  ends_at: string | null;
  ends_again?: boolean;
}

/** Half open: a call to 14:00 and one from 14:00 do not meet. */
export interface Span {
  from: Date;
  to: Date;
}

export type SpanProblem = 'skipped' | 'ends_before_start' | 'too_long';

export const LONGEST_CALL_MINUTES = 24 * 60;

/** The one function that makes a stretch of time of what was typed; the database checks that it agrees. */
export function spanOf(wall: WallSpan): Span | SpanProblem {
  const span = wallBounds(wall);
  return isSpan(span) && wallMinutesOf(wall) > LONGEST_CALL_MINUTES ? 'too_long' : span;
}

/** However long it is. */
export function wallBounds(wall: WallSpan): Span | Exclude<SpanProblem, 'too_long'> {
  const { starts_on, starts_at, starts_again, ends_on, ends_at, ends_again } = wall;
  const from = momentOf({ day: starts_on, time: starts_at ?? '00:00', again: starts_again });
  const to = momentOf({ day: ends_on, time: ends_at ?? '00:00', again: ends_again });
  if (!from || !to) return 'skipped';
  return to <= from ? 'ends_before_start' : { from, to };
}

export const isSpan = (outcome: Span | SpanProblem): outcome is Span => typeof outcome === 'object';

/** The whole of a London day: 23, 24 or 25 hours. */
export const wholeDay = (day: string): WallSpan => ({
  starts_on: day,
  starts_at: null,
  ends_on: dayAfter(day),
  ends_at: null,
});

/** What clocks show of a stretch of time; a whole London day is one whose time is to follow. */
export function wallOfSpan({ from, to }: Span): WallSpan {
  const [start, end] = [wallTimeOf(from), wallTimeOf(to)];
  if (start.time === '00:00' && end.time === '00:00' && end.day === dayAfter(start.day)) return wholeDay(start.day);
  return {
    starts_on: start.day,
    starts_at: start.time,
    ends_on: end.day,
    ends_at: end.time,
    ...(start.again && { starts_again: true }),
    ...(end.again && { ends_again: true }),
  };
}

export const minutesOf = ({ from, to }: Span): number => Math.round((to.getTime() - from.getTime()) / 60_000);

const minuteOfDay = (time: string | null): number => (time ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : 0);

/** As the clocks on the wall count, without regard to their going forward or back. */
export function wallMinutesOf({ starts_on, starts_at, ends_on, ends_at }: WallSpan): number {
  const days = starts_on === ends_on ? 0 : daysBetween(starts_on, ends_on);
  return days * 24 * 60 + minuteOfDay(ends_at) - minuteOfDay(starts_at);
}

export type ClockChange = 'forward' | 'back';

/** Which way the clocks go during it, if they do. Its moments are worked out where the caller does not have them. */
export function clockChangeOf(wall: WallSpan, span: Span | SpanProblem = wallBounds(wall)): ClockChange | null {
  if (!isSpan(span)) return null;
  const change = minutesOf(span) - wallMinutesOf(wall);
  if (change === 0) return null;
  return change > 0 ? 'back' : 'forward';
}

/** 'The clocks go back: 9 hours', or null on any other night. */
export function clockChangeWords(wall: WallSpan): string | null {
  const span = wallBounds(wall);
  const change = clockChangeOf(wall, span);
  return change && isSpan(span) ? `The clocks go ${change}: ${hoursWords(minutesOf(span))}` : null;
}

/** '9 hours', '7 h 30 min' */
export function hoursWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest) return `${hours} h ${rest} min`;
  return counted(hours, 'hour');
}

/** Beside others of its kind: '16 h 45 min', '8 h', '20 min' */
export function spellMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours || !rest ? `${hours} h` : '', rest ? `${rest} min` : ''].filter(Boolean).join(' ');
}

export const doSpansMeet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** What both have, or null. */
export function overlapOf(one: Span, other: Span): Span | null {
  if (!doSpansMeet(one, other)) return null;
  return { from: one.from > other.from ? one.from : other.from, to: one.to < other.to ? one.to : other.to };
}
