import { moneyWords } from '@crewcall/contracts-bookings';

const units: Readonly<Record<string, string>> = {
  day: 'a day',
  half_day: 'a half day',
  hour: 'an hour',
  fixed: 'for all of it',
};

/** 'a day' */
export const unitWords = (basis: string | null): string => units[basis ?? ''] ?? '';

/** 'Asks £330 a day'; null of who named no amount. */
export const askedWords = (pence: number | null, basis: string | null): string | null =>
  pence === null ? null : `Asks ${moneyWords(pence)} ${unitWords(basis)}`.trim();

/** Pence of what was typed: '330', '£330.50', '1,200'. Null when it is no amount. */
export function penceTyped(typed: string): number | null {
  const amount = /^£?\s*(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', ''));
  if (!amount) return null;
  const pence = Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0'));
  return pence > 0 ? pence : null;
}
