import { wallTimeOf } from '../time/wall-time.rules.js';
import { momentOf } from '../time/london-time.rules.js';
import { dayAfter } from '../time/days.rules.js';
import { rateWords } from '../roles/money-words.js';
import { termsLimits } from '../roles/terms.rules.js';
import type { Terms } from '../roles/terms.js';
import type { RescueSettings } from './rescue.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const rescueLimits = {
  /** Cover is for slots that fall free so many hours before their call. */
  aheadHours: 72,
  /** It ends so many hours after its call began. */
  afterHours: 1,
  people: 50,
  peopleAtOnce: { min: 1, max: 20 },
  minutes: { min: 1, max: 120 },
  miles: { least: 5, usual: 40, step: 20, most: 200 },
  /** How far a person travels who has not said. */
  reach: 50,
  /** Offers of cover to one person in a day. */
  aDay: 3,
} as const;

export const rescueTexts = {
  miles: 'Please choose from 5 to 200 miles.',
  people: 'Please ask 1 to 20 people at once, and at most 50.',
  minutes: 'Please wait from 1 to 120 minutes.',
  raise: 'The new rate must be above the one that people were asked with.',
  leftOut: 'Please name at most 50 people.',
  point: 'Please give both coordinates, or neither.',
} as const;

/** Bigger and shorter waves as the call nears: 3 for 30 min; within 24 h 3 for 10 min; within 3 h 5 for 5 min. */
export function waveFor(now: Date, firstCall: Date): Pick<RescueSettings, 'people' | 'minutes'> {
  const left = firstCall.getTime() - now.getTime();
  if (left <= 3 * HOUR) return { people: 5, minutes: 5 };
  return { people: 3, minutes: left <= 24 * HOUR ? 10 : 30 };
}

export const rescueEnd = (firstCall: Date): Date => new Date(firstCall.getTime() + rescueLimits.afterHours * HOUR);

/** Null when cover can be asked for a call at that time. */
export function coverTimeProblem(firstCall: Date | null, now: Date): string | null {
  if (!firstCall) return 'This role has no call ahead.';
  const left = firstCall.getTime() - now.getTime();
  if (left > rescueLimits.aheadHours * HOUR) return 'Cover is for calls in the next 72 hours. Make an offer instead.';
  return left <= -rescueLimits.afterHours * HOUR ? 'This call began more than an hour ago.' : null;
}

const WAKING = { from: '07:00', to: '23:00' } as const;

/** Between 23:00 and 07:00 in London only those are asked who want to be woken. */
export const isCoverNight = (now: Date): boolean => {
  const { time } = wallTimeOf(now);
  return time < WAKING.from || time >= WAKING.to;
};

/** The next seven in the morning in London. */
export function coverMorning(now: Date): Date {
  const { day, time } = wallTimeOf(now);
  const morning = momentOf({ day: time < WAKING.from ? day : dayAfter(day, 1), time: WAKING.from });
  return morning ?? new Date(now.getTime() + 8 * HOUR);
}

/** '£320 is now £400 a day' */
export function raiseWords(before: Terms, after: Terms): string {
  const [amount] = rateWords(before).split(' ');
  return `${amount} is now ${rateWords(after)}`;
}

/** Null when a rate is better than the one that people were asked with. */
export const raiseProblem = ({ amount_pence }: Terms, pence: unknown): string | null =>
  isWhole(pence, (amount_pence ?? 0) + 1, termsLimits.pence) ? null : rescueTexts.raise;

/** The next distance to offer. */
export const widerThan = (miles: number): number => Math.min(rescueLimits.miles.most, miles + rescueLimits.miles.step);

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

export const milesProblem = (value: unknown): string | null =>
  isWhole(value, rescueLimits.miles.least, rescueLimits.miles.most) ? null : rescueTexts.miles;

export const peopleAtOnceProblem = (value: unknown): string | null =>
  isWhole(value, rescueLimits.peopleAtOnce.min, rescueLimits.peopleAtOnce.max) ? null : rescueTexts.people;

export const mostPeopleProblem = (value: unknown): string | null =>
  isWhole(value, 1, rescueLimits.people) ? null : rescueTexts.people;

export const waveMinutesProblem = (value: unknown): string | null =>
  isWhole(value, rescueLimits.minutes.min, rescueLimits.minutes.max) ? null : rescueTexts.minutes;
