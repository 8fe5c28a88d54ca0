import type { RateUnit } from './job.js';
import type { StructuredRate } from './rate.rules.js';

export const rateUnitLabels: Readonly<Record<RateUnit, string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  fixed: 'in all',
};

/** '£320 a day', '£12.50 an hour'; null when it is not known as a number. */
export function structuredRateLabelOf({ rate_pence, rate_unit }: StructuredRate): string | null {
  if (rate_pence === null || rate_unit === null) return null;
  const digits = rate_pence % 100 ? 2 : 0;
  const pounds = (rate_pence / 100).toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  });
  return `£${pounds} ${rateUnitLabels[rate_unit]}`;
}

/** What the list can be filtered by, in the words of the address: `rate=250&per=day`. */
export const rateFilterUnits = ['hour', 'day', 'fixed', 'year'] as const satisfies readonly RateUnit[];
