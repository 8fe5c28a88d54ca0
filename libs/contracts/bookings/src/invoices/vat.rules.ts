import type { InvoiceLine, VatOfRate, VatRate } from './invoice.js';
import { vatRates } from './invoice.js';

const percents: Readonly<Record<VatRate, number>> = { standard: 20, zero: 0, exempt: 0 };

export const vatRateNames: Readonly<Record<VatRate, string>> = { standard: '20 %', zero: '0 %', exempt: 'Exempt' };

export interface InvoiceSums {
  net_pence: number;
  vat_pence: number | null;
  gross_pence: number;
  vat: VatOfRate[] | null;
}

/** What was paid for an expense holds VAT: where the seller charges VAT on it, it is charged on the rest. */
export function lineAt(line: InvoiceLine, vat: VatRate | null): InvoiceLine {
  const within = (rate: VatRate | null): number => (rate === 'standard' ? (line.vat_in_pence ?? 0) : 0);
  return { ...line, vat, pence: line.pence + within(line.vat) - within(vat) };
}

/** VAT is of the net of a rate, rounded once. Without a rate on any line there is none. */
export function sumsOf(lines: readonly Pick<InvoiceLine, 'pence' | 'vat'>[]): InvoiceSums {
  const net_pence = lines.reduce((sum, { pence }) => sum + pence, 0);
  const used = vatRates.filter((rate) => lines.some((line) => line.vat === rate));
  if (!used.length) return { net_pence, vat_pence: null, gross_pence: net_pence, vat: null };
  const vat = used.map((rate): VatOfRate => {
    const net = lines.reduce((sum, line) => sum + (line.vat === rate ? line.pence : 0), 0);
    const tax = Math.round((net * percents[rate]) / 100);
    return { rate, net_pence: net, vat_pence: tax, gross_pence: net + tax };
  });
  const vat_pence = vat.reduce((sum, one) => sum + one.vat_pence, 0);
  return { net_pence, vat_pence, gross_pence: net_pence + vat_pence, vat };
}

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];
/** Numbers given since 2010 are so much off the older ones. */
const NEWER = 55;

/** 'GB123456782' of what was typed, or null where the check digits say that it is none. No register is asked. */
export function vatNumberOf(typed: string): string | null {
  const [, country = 'GB', digits = ''] =
    /^(GB|XI)?(\d{9}|\d{12})$/.exec(typed.toUpperCase().replace(/[\s.-]/g, '')) ?? [];
  if (!digits) return null;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const whole = sum + Number(digits.slice(7, 9));
  const isNumber = Number(digits.slice(0, 7)) > 0 && (whole % 97 === 0 || (whole + NEWER) % 97 === 0);
  return isNumber ? `${country}${digits}` : null;
}

/** 'GB 123 4567 82' */
export const vatNumberWords = (number: string): string =>
  number.replace(/^(..)(\d{3})(\d{4})(\d{2})(\d*)$/, '$1 $2 $3 $4 $5').trim();
