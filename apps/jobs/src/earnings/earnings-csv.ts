import { type EarningsQuery, taxYearWords } from '@crewcall/contracts-bookings';
import { csvFile } from '@crewcall/platform-bootstrap';
import type { EarningsRow } from './earnings.repository.js';

const pounds = (pence: number): string => (pence / 100).toFixed(2);
const heads = { freelancer: ['company'], recruiter: ['job', 'role'] } as const;

/** A row for each month of each company, or of each role of each job. */
export function earningsCsvOf({ side, by }: EarningsQuery, year: number, rows: readonly EarningsRow[]): string {
  const month = by === 'invoice' ? 'invoice_month' : 'month';
  const head = ['tax_year', month, ...heads[side], 'days', 'pay_pounds', 'expenses_pounds', 'total_pounds'];
  const lines = rows
    .filter(({ month, name }) => month !== null && name !== null)
    .map(({ month, name, role_name, days, pay_pence, expenses_pence }) => {
      const part = side === 'recruiter' ? [name, role_name] : [name];
      const sums = [pay_pence, expenses_pence, pay_pence + expenses_pence].map(pounds);
      return [taxYearWords(year), month, ...part, days, ...sums];
    });
  return csvFile([head, ...lines]);
}
