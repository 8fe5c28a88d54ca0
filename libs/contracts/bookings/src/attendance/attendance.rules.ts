import { milesBetween, type Point } from '../bookings/rest.rules.js';
import { wallTimeOf } from '../time/wall-time.rules.js';
import type { Attended } from './attendance.js';

const HOUR_MS = 3_600_000;
const METRES_A_MILE = 1609.344;
const NEAR_METRES = 500;

export const attendanceLimits = {
  aheadMs: 4 * HOUR_MS,
  afterMs: 2 * HOUR_MS,
  /** From then on who is not here is missing. */
  missingAfterMs: 10 * 60_000,
  /** A phone's clock may be ahead of ours by so much. */
  clockMs: 2 * 60_000,
} as const;

/** From four hours before to two hours after the call time; where that is to follow, its whole day counts. */
export const isTimeOfAttendance = (at: number, from: string, isTimeToFollow: boolean): boolean => {
  const start = Date.parse(from);
  const after = isTimeToFollow ? 24 * HOUR_MS : attendanceLimits.afterMs;
  return at >= start - attendanceLimits.aheadMs && at <= start + after;
};

export const isNear = (place: Point, point: Point): boolean =>
  milesBetween(place, point) * METRES_A_MILE <= NEAR_METRES;

/** '07:52', '07:52 (sent 08:10)' for one that waited for a signal. */
export function attendedAtWords({ at, sent_at }: Pick<Attended, 'at' | 'sent_at'>): string {
  const [said, sent] = [wallTimeOf(new Date(at)).time, wallTimeOf(new Date(sent_at)).time];
  return said === sent ? said : `${said} (sent ${sent})`;
}

/** 'Arrived 07:52 (sent 08:10), within 500 m, by Dan Price' */
export const attendedWords = (word: string, attended: Attended): string =>
  [
    `${word} ${attendedAtWords(attended)}`,
    ...(attended.is_near === null ? [] : [attended.is_near ? 'within 500 m' : 'more than 500 m away']),
    ...(attended.by_name ? [`by ${attended.by_name}`] : []),
  ].join(', ');
