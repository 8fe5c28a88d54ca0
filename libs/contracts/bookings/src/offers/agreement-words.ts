import type { Call } from '../calls/call.js';
import type { Terms } from '../roles/terms.js';
import { moneyWords } from '../roles/money-words.js';
import { hoursWords } from '../time/call-span.rules.js';
import { dayWords } from '../time/london-words.js';

/** 'Get-out: Thu 3 Dec, 23:30 to 05:00, ends next day' */
export function callWords({
  name,
  starts_on,
  starts_at,
  ends_at,
  ends_on,
}: Pick<Call, 'name' | 'starts_on' | 'starts_at' | 'ends_at' | 'ends_on'>): string {
  const times = starts_at && ends_at ? `${starts_at} to ${ends_at}` : 'call time to follow';
  const next = starts_at && ends_on > starts_on ? ', ends next day' : '';
  return `${name ? `${name}: ` : ''}${dayWords(starts_on)}, ${times}${next}`;
}

/** The rules of the rate that are not nothing. */
export function termsLines(terms: Terms): string[] {
  const { hours_included, minimum_hours, break_minutes, is_break_paid, overtime_factor, overtime_pence } = terms;
  return [
    hours_included && `${hours_included} hours included`,
    terms.basis !== 'fixed' &&
      `overtime ${overtime_pence === null ? `×${overtime_factor / 100}` : `${moneyWords(overtime_pence)} an hour`}`,
    minimum_hours && `minimum call ${minimum_hours} hours`,
    break_minutes > 0 && `break of ${hoursWords(break_minutes)} ${is_break_paid ? 'paid' : 'unpaid'}`,
    terms.night_factor && `nights ×${terms.night_factor / 100}`,
    terms.sunday_factor && `Sundays and bank holidays ×${terms.sunday_factor / 100}`,
    terms.mileage_pence && `${terms.mileage_pence}p a mile`,
    terms.per_diem_pence && `${moneyWords(terms.per_diem_pence)} per night away`,
    terms.has_accommodation && 'accommodation provided',
    terms.has_meals && 'meals provided',
    terms.has_parking && 'parking paid',
  ].filter((line): line is string => typeof line === 'string');
}
