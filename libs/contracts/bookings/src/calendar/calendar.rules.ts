import type { DeclaredError } from '@crewcall/contracts-core';
import { bookingsErrors } from '../bookings.error-codes.js';
import { isSpan, type Span, type WallSpan, wallBounds } from '../time/call-span.rules.js';
import { dayAfter, daysBetween, isDay, isTimeOfDay } from '../time/days.rules.js';
import { type Repeat, repeatEvery, type SaveBlockRequest, type WeeklyPattern } from './calendar.js';

export const calendarLimits = {
  /** Days in one answer. */
  days: 62,
  note: 200,
  /** Occurrences of one repeat. */
  times: 200,
  /** How far ahead an entry may end, and how long it may be. */
  daysAhead: 731,
  blockDays: 366,
  spansADay: 3,
  blocks: 5_000,
} as const;

export const calendarTexts = {
  range: 'Please ask for at most 62 days.',
  note: `The note must be at most ${calendarLimits.note} characters long.`,
  repeat: 'Please choose every day, week, 2 weeks or month.',
  weekdays: 'Please choose weekdays from 1 (Monday) to 7 (Sunday).',
  pattern: 'Please choose up to three times a day, each ending after it starts and none meeting another.',
  repeatEnd: bookingsErrors.repeatTooLong.message,
} as const;

export const CALENDAR_UPDATED = 'Calendar updated';

/** As typed, with what was left out; whole days end where the day after the last begins. */
export function wallOfBlock(input: SaveBlockRequest): WallSpan {
  const { starts_on, starts_at, ends_at, starts_again, ends_again } = input;
  if (!starts_at || !ends_at)
    return { starts_on, starts_at: null, ends_on: dayAfter(input.ends_on ?? starts_on), ends_at: null };
  const ends_on = input.ends_on ?? (ends_at <= starts_at ? dayAfter(starts_on) : starts_on);
  return { starts_on, starts_at, ends_on, ends_at, starts_again, ends_again };
}

/** The last day on which a stretch of time is. */
export const lastDayOf = ({ ends_on, ends_at }: WallSpan): string =>
  ends_at && ends_at > '00:00' ? ends_on : dayAfter(ends_on, -1);

/** What is wrong with the times of an entry; null when nothing is. */
export function blockTimeProblem(wall: WallSpan, today: string): DeclaredError | null {
  const span = wallBounds(wall);
  if (span === 'skipped') return bookingsErrors.timeSkipped;
  if (!isSpan(span)) return bookingsErrors.callEndsBeforeStart;
  const isFar = daysBetween(today, wall.ends_on) > calendarLimits.daysAhead;
  const isLong = daysBetween(wall.starts_on, wall.ends_on) > calendarLimits.blockDays;
  return isFar || isLong ? bookingsErrors.repeatTooLong : null;
}

export const spanOfBlock = (wall: WallSpan): Span | null => {
  const span = wallBounds(wall);
  return isSpan(span) ? span : null;
};

const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** What is wrong with a repeat of an entry that starts on a day; null when nothing is. */
export function repeatProblem(value: unknown, startsOn: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object' || !isDay(startsOn)) return calendarTexts.repeat;
  const repeat = value as Partial<Record<keyof Repeat, unknown>>;
  if (!repeatEvery.some((known) => known === repeat.every)) return calendarTexts.repeat;
  return weekdaysProblem(repeat) ?? repeatEndProblem(repeat, startsOn);
}

function weekdaysProblem({ every, weekdays }: Partial<Record<keyof Repeat, unknown>>): string | null {
  if (weekdays === undefined) return null;
  const isWeekly = every === 'week' || every === 'two_weeks';
  const isList = Array.isArray(weekdays) && weekdays.length > 0 && weekdays.length <= 7;
  return isWeekly && isList && weekdays.every((weekday) => isCount(weekday, 7)) ? null : calendarTexts.weekdays;
}

function repeatEndProblem({ until, times }: Partial<Record<keyof Repeat, unknown>>, startsOn: string): string | null {
  if ((until === undefined) === (times === undefined)) return calendarTexts.repeatEnd;
  if (times !== undefined) return isCount(times, calendarLimits.times) ? null : calendarTexts.repeatEnd;
  const isWithin = isDay(until) && until >= startsOn && daysBetween(startsOn, until) <= calendarLimits.daysAhead;
  return isWithin ? null : calendarTexts.repeatEnd;
}

const isSpanOfDay = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to } = value as Record<string, unknown>;
  return isTimeOfDay(from) && (isTimeOfDay(to) || to === '24:00') && String(to) > from;
};

function areSpansApart(spans: WeeklyPattern['days'][number]['spans']): boolean {
  const inOrder = [...spans].sort((one, other) => one.from.localeCompare(other.from));
  return inOrder.every(({ from }, index) => from >= (inOrder[index - 1]?.to ?? ''));
}

export function patternProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length > 7) return calendarTexts.pattern;
  const days = value as WeeklyPattern['days'];
  const isFine = days.every(
    (day: unknown) =>
      typeof day === 'object' &&
      day !== null &&
      isCount((day as Record<string, unknown>)['weekday'], 7) &&
      Array.isArray((day as Record<string, unknown>)['spans']) &&
      (day as WeeklyPattern['days'][number]).spans.length <= calendarLimits.spansADay &&
      (day as WeeklyPattern['days'][number]).spans.every(isSpanOfDay) &&
      areSpansApart((day as WeeklyPattern['days'][number]).spans),
  );
  const isOnce = isFine && new Set(days.map(({ weekday }) => weekday)).size === days.length;
  return isOnce ? null : calendarTexts.pattern;
}
