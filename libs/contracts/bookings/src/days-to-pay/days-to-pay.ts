import { pathSegment } from '@crewcall/contracts-core';

/** How soon a company pays, and what it says to it. */
export interface DaysToPay {
  /** Null until enough invoices are paid. */
  figure: DaysToPayFigure | null;
  /** The company’s own words, shown beside the figure. */
  reply: string | null;
}

/** The median from the day of issue to the day on which the company marked it as paid. */
export interface DaysToPayFigure {
  days: number;
  /** So many invoices are in it. */
  invoices: number;
}

export interface ReplyToDaysToPayRequest {
  /** Null takes it back. */
  reply: string | null;
}

export const daysToPayLimits = {
  /** A company with fewer paid invoices has no figure. */
  from: 3,
  /** Of its latest ones, so that a company that pays sooner than it did is told as such. */
  latest: 100,
  reply: 300,
} as const;

export const daysToPayTexts = {
  reply: `Please write at most ${daysToPayLimits.reply} characters.`,
  plainText: 'Please use plain text.',
} as const;

/** Apart from the others, which every page loads. */
export const daysToPayRoutes = {
  ofCompany: (userId = ':userId') => `/api/companies/${pathSegment(userId)}/days-to-pay`,
} as const;

/** 'Pays in 11 days (median of 8)' */
export function daysToPayWords({ days, invoices }: DaysToPayFigure): string {
  const time = days === 0 ? 'on the same day' : days === 1 ? 'in 1 day' : `in ${days} days`;
  return `Pays ${time} (median of ${invoices})`;
}
