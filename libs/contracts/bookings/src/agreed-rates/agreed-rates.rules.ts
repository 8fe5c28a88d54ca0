import { moneyWords } from '../roles/money-words.js';
import type { AgreedRates } from './agreed-rates.js';

/** With fewer there is no figure: it would tell of single people or of one company. */
export const agreedRatesLimits = { people: 5, companies: 3, months: 12, roundPence: 1000, skills: 30 } as const;

export const agreedRatesTexts = { none: 'Not enough bookings yet to say.' } as const;

/** 'Audio in the North West: median £310 a day, half of the rates from £280 to £340.' */
export function agreedRatesWords({ skill, region, figure }: AgreedRates): string {
  if (!figure || !skill || !region) return agreedRatesTexts.none;
  const { low_pence, median_pence, high_pence } = figure;
  const [low, median, high] = [low_pence, median_pence, high_pence].map(moneyWords);
  return `${skill} in ${region}: median ${median} a day, half of the rates from ${low} to ${high}.`;
}

/** The first day of the month: until then, twelve months back, it is counted. */
export const agreedRatesUntil = (day: string): string => `${day.slice(0, 7)}-01`;
