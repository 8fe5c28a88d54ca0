import { jobLimits, type RateUnit } from '@crewcall/contracts-jobs';

export interface Salary {
  min: number | null;
  max: number | null;
  /** ISO 4217; pounds when the board does not say. */
  currency?: string | null;
  unit: RateUnit | null;
}

export interface Rate {
  rate: string;
  ratePence: number | null;
  rateUnit: RateUnit | null;
}

export const NO_RATE: Rate = { rate: 'Competitive', ratePence: null, rateUnit: null };

const symbols: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };
const MOST = jobLimits.ratePence / 100;
// No one works for less than a few pounds, and sums between a day's and a year's pay are a month's.
const guesses: readonly [below: number, unit: RateUnit][] = [
  [80, 'hour'],
  [1500, 'day'],
  [10_000, 'month'],
];

const isSum = (sum: number | null): sum is number => sum !== null && sum > 0 && sum <= MOST;
const guessUnit = (sum: number): RateUnit => guesses.find(([below]) => sum < below)?.[1] ?? 'year';

// Made once: a formatter costs more than everything else that is done to an ad.
const withDigits = (digits: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const [pounds, poundsAndPence] = [withDigits(0), withDigits(2)];

const sumWords = (sum: number, sign: string): string =>
  `${sign}${(Number.isInteger(sum) ? pounds : poundsAndPence).format(sum)}`;

/** '£30,000–£35,000 a year', 'From £250 a day', 'Up to £15.50 an hour'; 'Competitive' when no sum is given. */
export function rateOf({ min, max, currency, unit }: Salary): Rate {
  const given = [min, max].filter(isSum).sort((one, other) => one - other);
  const [lowest] = given;
  if (lowest === undefined) return NO_RATE;
  const sign = signOf(currency);
  const rateUnit = unit ?? guessUnit(lowest);
  const words =
    given.length === 2 ? rangeWords(given, sign) : `${isSum(min) ? 'From' : 'Up to'} ${sumWords(lowest, sign)}`;
  const isPounds = sign === '£';
  return {
    rate: rateUnit === 'fixed' ? words : `${words} ${rateUnit === 'hour' ? 'an' : 'a'} ${rateUnit}`,
    // As a number only in pounds, or filters would compare what cannot be compared.
    ratePence: isPounds ? Math.round(lowest * 100) : null,
    rateUnit: isPounds ? rateUnit : null,
  };
}

function signOf(currency: string | null | undefined): string {
  const code = (currency ?? 'GBP').trim().toUpperCase();
  return symbols[code] ?? (/^[A-Z]{3}$/.test(code) ? `${code} ` : '£');
}

const rangeWords = (sums: number[], sign: string): string =>
  [...new Set(sums)].map((sum) => sumWords(sum, sign)).join('–');
