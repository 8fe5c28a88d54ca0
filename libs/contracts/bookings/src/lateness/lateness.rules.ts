import { wallTimeOf } from '../time/wall-time.rules.js';
import type { Late } from './lateness.js';

const HOUR_MS = 3_600_000;

export const lateLimits = {
  aheadMs: 2 * HOUR_MS,
  afterMs: 2 * HOUR_MS,
  note: 200,
  /** Each tells the company at once. */
  timesACall: 6,
} as const;

export const lateTexts = { note: `A note has at most ${lateLimits.note} characters.` } as const;

/** From two hours before to two hours after the call time; before that is set no one is late. */
export const isTimeOfLate = (now: number, from: string, isTimeToFollow: boolean): boolean => {
  const since = now - Date.parse(from);
  return !isTimeToFollow && since >= -lateLimits.aheadMs && since <= lateLimits.afterMs;
};

/** '30 min', '1 h 15 min', '2 h' */
export function lateWords(minutes: number): string {
  if (minutes <= 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest ? `${hours} h ${rest} min` : `${hours} h`;
}

/** 'About 30 min late, 08:30' */
export const lateUntilWords = ({ minutes, expected_at }: Pick<Late, 'minutes' | 'expected_at'>): string =>
  `About ${lateWords(minutes)} late, ${wallTimeOf(new Date(expected_at)).time}`;
