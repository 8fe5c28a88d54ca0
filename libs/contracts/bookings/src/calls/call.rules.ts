import { type DeclaredError, isLongerThan, isPlainLine } from '@crewcall/contracts-core';
import { doSpansMeet, isSpan, spanOf, type SpanProblem, wholeDay, type WallSpan } from '../time/call-span.rules.js';
import { dayAfter, isDay, isTimeOfDay, weekdayOf } from '../time/days.rules.js';
import { bookingsErrors } from '../bookings.error-codes.js';
import type { SaveCallRequest } from './call.js';
import type { LabelledSpan } from './call-words.js';

export const callLimits = { calls: 60, name: 60, place: 160, reason: 300 } as const;

export const callTexts = {
  day: 'Please enter the day as YYYY-MM-DD.',
  time: 'Please enter the time as HH:MM.',
  bothTimes: 'Please enter both times, or neither while they are to follow.',
  name: `The name must be at most ${callLimits.name} characters long.`,
  place: `The place must be at most ${callLimits.place} characters long.`,
  reason: `Please use at most ${callLimits.reason} characters.`,
} as const;

/** What a company typed, with what it left out. */
export function wallSpanOf(input: SaveCallRequest): WallSpan {
  const { starts_on, starts_at, ends_at, starts_again, ends_again } = input;
  if (!starts_at || !ends_at) return wholeDay(starts_on);
  const ends_on = input.ends_on ?? (ends_at < starts_at ? dayAfter(starts_on) : starts_on);
  return {
    starts_on,
    starts_at,
    ends_on,
    ends_at,
    ...(starts_again && { starts_again }),
    ...(ends_again && { ends_again }),
  };
}

/** What is wrong with the times of a call, by why they make no stretch of time. */
export const spanErrors = {
  skipped: bookingsErrors.timeSkipped,
  too_long: bookingsErrors.callTooLong,
  ends_before_start: bookingsErrors.callEndsBeforeStart,
} as const satisfies Record<SpanProblem, DeclaredError>;

/** What is wrong with the times of a call; null when nothing is. */
export function callTimeProblem(input: SaveCallRequest): DeclaredError | null {
  const outcome = spanOf(wallSpanOf(input));
  return isSpan(outcome) ? null : spanErrors[outcome];
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The shape alone, by field. */
export const callFieldProblems = {
  starts_on: (value: unknown): string | null => (isDay(value) ? null : callTexts.day),
  ends_on: (value: unknown): string | null => (isAbsent(value) || isDay(value) ? null : callTexts.day),
  starts_at: (value: unknown, { ends_at }: Record<string, unknown>): string | null => {
    if (isAbsent(value) !== isAbsent(ends_at)) return callTexts.bothTimes;
    return isAbsent(value) || isTimeOfDay(value) ? null : callTexts.time;
  },
  ends_at: (value: unknown): string | null => (isAbsent(value) || isTimeOfDay(value) ? null : callTexts.time),
  name: (value: unknown): string | null => lineProblem(value, callLimits.name, callTexts.name),
  place: (value: unknown): string | null => lineProblem(value, callLimits.place, callTexts.place),
} as const;

function lineProblem(value: unknown, max: number, text: string): string | null {
  if (isAbsent(value)) return null;
  return typeof value === 'string' && !isLongerThan(value, max) && isPlainLine(value) ? null : text;
}

/** The first two that one person could not work both. */
export function overlappingPair(calls: readonly LabelledSpan[]): [LabelledSpan, LabelledSpan] | null {
  const inOrder = [...calls].sort((one, other) => one.span.from.getTime() - other.span.from.getTime());
  for (const [index, call] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next && doSpansMeet(call.span, next.span)) return [call, next];
  }
  return null;
}

const WEEK = 7;

/** By so many days that each call keeps its weekday, the first one on that day or the first such weekday after it. */
export function shiftOf(firstDay: string, newFirstDay: string): number {
  const distance = Math.round((Date.parse(newFirstDay) - Date.parse(firstDay)) / 86_400_000);
  const off = (weekdayOf(firstDay) - weekdayOf(newFirstDay) + WEEK) % WEEK;
  return distance + off;
}

/** The same on the clock so many days later; a time that comes twice only there is the first. */
export const shiftedBy = (wall: WallSpan, days: number): WallSpan => ({
  starts_on: dayAfter(wall.starts_on, days),
  starts_at: wall.starts_at,
  ends_on: dayAfter(wall.ends_on, days),
  ends_at: wall.ends_at,
});
