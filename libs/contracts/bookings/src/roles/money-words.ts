import type { RateBasis, Terms } from './terms.js';

const units: Record<RateBasis, string> = { day: 'a day', half_day: 'a half day', hour: 'an hour', fixed: 'fixed' };

/** '£320', '£12.50' */
export const moneyWords = (pence: number): string =>
  `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: pence % 100 ? 2 : 0, maximumFractionDigits: 2 })}`;

/** '£320 a day', '£280 to £340 a day', 'Rate on request' */
export function rateWords({ basis, mode, amount_pence, amount_to_pence }: Terms): string {
  if (amount_pence === null) return 'Rate on request';
  const upper = mode === 'range' && amount_to_pence !== null ? ` to ${moneyWords(amount_to_pence)}` : '';
  return `${moneyWords(amount_pence)}${upper} ${units[basis]}`;
}
