import type { OfferSide } from '../offers/offer.js';

/** By the day on which it was worked, or by that of the invoice that it is in. */
export const earningsBy = ['worked', 'invoice'] as const;
export type EarningsBy = (typeof earningsBy)[number];

export interface EarningsQuery {
  side: OfferSide;
  /** Left out, by the day worked. */
  by?: EarningsBy;
  /** The tax year that begins on 6 April of this year; left out, the one of today. */
  year?: number;
}

/**
 * Agreed hours and approved expenses, by the day on which they were worked or paid, or by that of the invoice that they
 * are in: then a credit note takes them off again on its own day. Without VAT. Money in pence.
 */
export interface EarningsSum {
  pay_pence: number;
  expenses_pence: number;
  /** Days worked; of a company, of all its crew together. */
  days: number;
}

export interface EarningsOfMonth extends EarningsSum {
  /** '2026-04' */
  month: string;
}

/** To crew one company; to a company one role of one job. */
export interface EarningsPart extends EarningsSum {
  name: string;
  role_name: string | null;
}

export interface Earnings extends EarningsSum {
  year: number;
  from: string;
  to: string;
  /** Oldest first; those without any are left out. */
  months: EarningsOfMonth[];
  /** The largest first, so many at most; `parts_total` counts all. The file has all. */
  parts: EarningsPart[];
  parts_total: number;
}
