import { dayWords } from '../time/london-words.js';
import type { NoShowOutcome } from './no-show.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const noShowLimits = { afterMs: 15 * MINUTE, untilMs: 72 * HOUR, objectMs: 168 * HOUR, words: 300 } as const;

export const noShowTexts = {
  words: `Please write at most ${noShowLimits.words} characters.`,
  question: 'Not right? Say so within 7 days.',
  takenBack: 'Your record stays as it was.',
  dispute: 'Both sides say something else. Their words stand below.',
} as const;

/** From 15 minutes to 72 hours after the call time; one that is to follow is known once the day is over. */
export function isTimeOfNoShow(
  now: number,
  { from, to, is_time_to_follow }: { from: string; to: string; is_time_to_follow: boolean },
): boolean {
  const since = now - Date.parse(from);
  const begins = is_time_to_follow ? Date.parse(to) - Date.parse(from) : noShowLimits.afterMs;
  return since >= begins && since <= noShowLimits.untilMs;
}

/** 'Northlight says you did not come on Thu 26 Nov.' */
export const noShowWords = (company: string, day: string): string =>
  `${company} says you did not come on ${dayWords(day)}.`;

/** 'Northlight takes back that you did not come on Thu 26 Nov.' */
export const takenBackWords = (company: string, day: string): string =>
  `${company} takes back that you did not come on ${dayWords(day)}.`;

export const outcomeWords: Readonly<Record<NoShowOutcome, string>> = {
  attended: 'An administrator found that the person came',
  no_show: 'An administrator found that the person did not come',
};
