import type { FieldProblem } from '@crewcall/contracts-core';
import { bookingsErrors } from '../bookings.error-codes.js';
import { callTexts } from '../calls/call.rules.js';
import {
  doSpansMeet,
  isSpan,
  minutesOf,
  type Span,
  spanOf,
  type SpanProblem,
  wallBounds,
} from '../time/call-span.rules.js';
import { dayAfter, daysBetween, isDay, isTimeOfDay } from '../time/days.rules.js';
import { wallTimeOf } from '../time/wall-time.rules.js';
import type { SaveTimesheetRequest, WorkedTimes, WorkedWall } from './timesheet.js';

export const timesheetLimits = {
  breaks: 4,
  words: 300,
  travelDays: 2,
  nights: 1,
  /** Of a plan, in minutes: by so much hours may differ and still count as planned. */
  asPlanned: 15,
} as const;

export const timesheetTexts = {
  skipped: bookingsErrors.timeSkipped.message,
  tooLong: 'A call lasts at most 24 hours. Please check the times.',
  endsBeforeStart: 'Out must be after in.',
  otherDay: 'This call was on another day. Please check the date.',
  notBegun: 'This call has not begun yet.',
  notOver: 'That time is still to come.',
  breakBackwards: 'A break must end after it begins.',
  breakOutside: 'A break must be within the call.',
  breaksMeet: 'This break overlaps another one.',
  breaks: `Please enter at most ${timesheetLimits.breaks} breaks.`,
  travelDays: `Please enter 0 to ${timesheetLimits.travelDays} travel days.`,
  nights: `Please enter 0 or ${timesheetLimits.nights}.`,
  words: `Please write at most ${timesheetLimits.words} characters.`,
  reason: 'Please say why.',
  lines: 'Please choose what you question.',
  openReason: 'Please say why you open these hours.',
  asked: 'After three rounds they do not agree.',
} as const;

/** Times as moments. */
export interface Worked {
  span: Span;
  breaks: Span[];
}

/** With the days of typed times: out that is not after in is on the next day, and so is a break past midnight. */
export function wallAfter(start: { day: string; time: string }, startsAt: string, endsAt: string): WorkedWall {
  const starts_on = startsAt < start.time ? dayAfter(start.day) : start.day;
  return {
    starts_on,
    starts_at: startsAt,
    ends_on: endsAt > startsAt ? starts_on : dayAfter(starts_on),
    ends_at: endsAt,
  };
}

/** A person who comes late in the evening before a call of the early morning came on the day before, and the other way round. */
export function dayOfIn(planned: { day: string; time: string }, time: string): string {
  if (planned.time < '06:00' && time >= '18:00') return dayAfter(planned.day, -1);
  return planned.time >= '18:00' && time < '06:00' ? dayAfter(planned.day) : planned.day;
}

const spanProblemTexts: Readonly<Record<SpanProblem, string>> = {
  skipped: timesheetTexts.skipped,
  too_long: timesheetTexts.tooLong,
  ends_before_start: timesheetTexts.endsBeforeStart,
};

const isStart = ({ starts_on, starts_at }: WorkedWall): boolean => isDay(starts_on) && isTimeOfDay(starts_at);
const isWall = (wall: WorkedWall): boolean => isStart(wall) && isDay(wall.ends_on) && isTimeOfDay(wall.ends_at);

/** The moments, or what is wrong with them, by field: `in`, `out`, `breaks.0` … */
export function workedOf(times: SaveTimesheetRequest, now: Date): Worked | FieldProblem[] {
  if (!isWall(times)) return [{ field: isStart(times) ? 'out' : 'in', message: callTexts.time }];
  const span = spanOf(times);
  if (!isSpan(span)) return [{ field: fieldOf(times, span), message: spanProblemTexts[span] }];
  const problems: FieldProblem[] = [];
  if (span.from > now) problems.push({ field: 'in', message: timesheetTexts.notBegun });
  else if (span.to > now) problems.push({ field: 'out', message: timesheetTexts.notOver });
  const breaks: Span[] = [];
  times.breaks.forEach((wall, index) => {
    const outcome = breakOf(wall, span, breaks);
    if (typeof outcome === 'string') problems.push({ field: `breaks.${index}`, message: outcome });
    else breaks.push(outcome);
  });
  return problems.length ? problems : { span, breaks };
}

const fieldOf = (times: WorkedWall, problem: SpanProblem): 'in' | 'out' => {
  if (problem !== 'skipped') return 'out';
  const start = spanOf({ ...times, ends_on: dayAfter(times.starts_on), ends_at: '12:00' });
  return isSpan(start) || start !== 'skipped' ? 'out' : 'in';
};

function breakOf(wall: WorkedWall, span: Span, others: readonly Span[]): Span | string {
  if (!isWall(wall)) return callTexts.time;
  const outcome = spanOf(wall);
  if (!isSpan(outcome)) return outcome === 'skipped' ? timesheetTexts.skipped : timesheetTexts.breakBackwards;
  if (outcome.from < span.from || outcome.to > span.to) return timesheetTexts.breakOutside;
  return others.some((other) => doSpansMeet(outcome, other)) ? timesheetTexts.breaksMeet : outcome;
}

const DAY_MS = 86_400_000;

/** Hours are noted within a day of the call: others are not of it. */
export const isOfCall = ({ span }: Worked, planned: Span): boolean =>
  span.from.getTime() >= planned.from.getTime() - DAY_MS && span.from.getTime() <= planned.to.getTime() + DAY_MS;

export const isWorked = (outcome: Worked | FieldProblem[]): outcome is Worked => !Array.isArray(outcome);

/** What clocks showed. */
export function workedWallOf({ from, to }: Span): WorkedWall {
  const [start, end] = [wallTimeOf(from), wallTimeOf(to)];
  return {
    starts_on: start.day,
    starts_at: start.time,
    ...(start.again && { starts_again: true }),
    ends_on: end.day,
    ends_at: end.time,
    ...(end.again && { ends_again: true }),
  };
}

/** Of times that were judged before. */
export const workedFrom = (times: WorkedTimes): Worked => ({
  span: boundsOf(times),
  breaks: times.breaks.map(boundsOf),
});

function boundsOf(wall: WorkedWall): Span {
  const bounds = wallBounds(wall);
  if (!isSpan(bounds)) throw new Error(`Not a stretch of time: ${bounds}`);
  return bounds;
}

export const workedTimesOf = (
  { span, breaks }: Worked,
  { travel_days, nights_away }: Pick<WorkedTimes, 'travel_days' | 'nights_away'>,
): WorkedTimes => ({ ...workedWallOf(span), breaks: breaks.map(workedWallOf), travel_days, nights_away });

/** Minutes that are paid by time: all of them where breaks are paid. */
export const paidMinutesOf = ({ span, breaks }: Worked, isBreakPaid: boolean): number =>
  minutesOf(span) - (isBreakPaid ? 0 : breaks.reduce((sum, one) => sum + minutesOf(one), 0));

/** 'ends Fri 27 Nov' is said where the end is on a later day. */
export const endsLater = ({ starts_on, ends_on }: WorkedWall): boolean => daysBetween(starts_on, ends_on) > 0;

/** Hours of which in, out and the paid time differ from the plan by a quarter of an hour at most. */
export function isAsPlanned(planned: Worked, worked: Worked, isBreakPaid: boolean): boolean {
  const off = (one: Date, other: Date): number => Math.abs(one.getTime() - other.getTime()) / 60_000;
  const paid = Math.abs(paidMinutesOf(planned, isBreakPaid) - paidMinutesOf(worked, isBreakPaid));
  const most = Math.max(off(planned.span.from, worked.span.from), off(planned.span.to, worked.span.to), paid);
  return most <= timesheetLimits.asPlanned;
}
