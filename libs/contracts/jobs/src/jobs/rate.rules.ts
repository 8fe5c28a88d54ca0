import type { RateUnit } from './job.js';
import { jobLimits } from './job-limits.rules.js';

export interface StructuredRate {
  rate_pence: number | null;
  rate_unit: RateUnit | null;
}

const none: StructuredRate = { rate_pence: null, rate_unit: null };

/** The first amount of money in it: '£1,250.50', '31k'. */
const amount = /(?<!\d)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?(?!\d)\s*(k\b)?/iu;

const units: readonly (readonly [RegExp, RateUnit])[] = [
  [/(?<![a-z])(?:hours?|hourly|hrs?|ph|p\/h)\b|\/\s*h\b/iu, 'hour'],
  [/(?<![a-z])(?:days?|daily|pd|p\/d|diem)\b|\/\s*d\b/iu, 'day'],
  [/(?<![a-z])(?:weeks?|weekly|pw)\b/iu, 'week'],
  [/(?<![a-z])(?:months?|monthly|pcm|pm)\b/iu, 'month'],
  [/(?<![a-z])(?:years?|yearly|annum|annual(?:ly)?|pa)\b|\bp\.a\./iu, 'year'],
  [/(?<![a-z])(?:fixed|flat|total|buy-?out|in all|for the (?:job|show|gig|lot))\b/iu, 'fixed'],
];

/** Below this no one is paid for a year, so a bare number of a contract that large is one. */
const smallestSalary = 10_000;

/**
 * A rate as people write it, as a number: '£320 a day' is 32,000 pence a day, '£31k–£35k a year' begins at 3,100,000.
 * Words without an amount, or an amount that says not what it is for, are not guessed at.
 */
export function structuredRateOf(rate: string, type?: string | null): StructuredRate {
  const found = amount.exec(rate);
  if (!found) return none;
  const [, pounds = '', pence = '', thousands] = found;
  const inPounds = Number(`${pounds.replaceAll(',', '')}.${pence}`) * (thousands ? 1000 : 1);
  const rate_pence = Math.round(inPounds * 100);
  const said = units
    .map(([words, unit]) => ({ at: rate.search(words), unit }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.unit;
  const rate_unit = said ?? (type === 'contract' && inPounds >= smallestSalary ? 'year' : null);
  return rate_unit && rate_pence <= jobLimits.ratePence ? { rate_pence, rate_unit } : none;
}
