import type { EarningsBy, EarningsSum, OfferSide } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** The sum of a month, of a part, of a part in a month, or of all. */
export interface EarningsRow extends EarningsSum {
  month: string | null;
  name: string | null;
  role_name: string | null;
}

/** By what a side tells its sums apart: crew by company, a company by job and role. */
const partsOf = {
  freelancer: { key: 'recruiter_id', role: 'NULL::text', name: 'company' },
  recruiter: { key: 'job_id', role: 'role_name', name: 'title' },
} as const;

const dayWorked = `(lower(t.planned) AT TIME ZONE 'Europe/London')::date`;

/** A cancellation fee is money and no day. */
const worker = 'CASE WHEN t.cancellation_id IS NULL THEN t.freelancer_id END';

/** A sheet counts until its correction is agreed. */
const workedItems = (side: OfferSide): string => `
  SELECT t.freelancer_id, t.recruiter_id, b.job_id, j.company, j.title, r.name AS role_name, ${dayWorked} AS day,
    (t.pay ->> 'total_pence')::bigint AS pay, NULL::bigint AS spent, ${worker} AS worker, ${dayWorked} AS worked
  FROM bookings.timesheets t JOIN bookings.bookings b ON b.id = t.booking_id JOIN jobs j ON j.id = b.job_id
  JOIN bookings.roles r ON r.id = b.role_id
  WHERE t.${side}_id = $1 AND t.state IN ('approved', 'locked') AND NOT EXISTS (
    SELECT FROM bookings.timesheets n WHERE n.corrects_id = t.id AND n.state IN ('approved', 'locked'))
  UNION ALL
  SELECT e.freelancer_id, e.recruiter_id, b.job_id, j.company, j.title, r.name, e.day, NULL, e.amount_pence, NULL, NULL
  FROM bookings.expenses e JOIN bookings.bookings b ON b.id = e.booking_id JOIN jobs j ON j.id = b.job_id
  JOIN bookings.roles r ON r.id = b.role_id
  WHERE e.${side}_id = $1 AND e.state = 'approved'`;

/** What is on an invoice counts on its day, and off again on the day of its credit note. */
const invoicedItems = (side: OfferSide): string => `
  SELECT n.freelancer_id, n.recruiter_id, b.job_id, j.company, j.title, r.name AS role_name, document.issued_on AS day,
    document.sign * (t.pay ->> 'total_pence')::bigint AS pay, document.sign * e.amount_pence::bigint AS spent,
    CASE WHEN n.state <> 'credited' THEN ${worker} END AS worker, ${dayWorked} AS worked
  FROM bookings.invoices n JOIN bookings.invoice_items i ON i.invoice_id = n.id
  CROSS JOIN LATERAL (SELECT n.issued_on, 1 AS sign UNION ALL
    SELECT c.issued_on, -1 FROM bookings.invoices c WHERE c.credits_id = n.id) AS document
  JOIN bookings.bookings b ON b.id = i.booking_id JOIN jobs j ON j.id = b.job_id JOIN bookings.roles r ON r.id = b.role_id
  LEFT JOIN bookings.timesheets t ON t.id = i.timesheet_id LEFT JOIN bookings.expenses e ON e.id = i.expense_id
  WHERE n.${side}_id = $1 AND n.issued_on IS NOT NULL`;

const itemsBy = { worked: workedItems, invoice: invoicedItems } as const;

/** Sums of what was agreed, by the day on which it was worked or paid, or by invoice. */
@Injectable()
export class EarningsRepository {
  constructor(private readonly database: Database) {}

  /** Days as `YYYY-MM-DD`, both of them in it. */
  earningsOf(
    side: OfferSide,
    userId: string,
    { from, to }: { from: string; to: string },
    by: EarningsBy = 'worked',
  ): Promise<EarningsRow[]> {
    const { key, role, name } = partsOf[side];
    return this.database.query<EarningsRow>(
      `SELECT month, CASE WHEN GROUPING(part) = 0 THEN max(name) END AS name, part_role AS role_name,
         coalesce(sum(pay), 0)::float8 AS pay_pence, coalesce(sum(spent), 0)::float8 AS expenses_pence,
         count(DISTINCT (worker, worked)) FILTER (WHERE worker IS NOT NULL)::integer AS days
       FROM (SELECT to_char(day, 'YYYY-MM') AS month, ${key} AS part, ${role} AS part_role, ${name} AS name, pay, spent, worker, worked
         FROM (${itemsBy[by](side)}) AS item WHERE day BETWEEN $2 AND $3) AS dated
       GROUP BY GROUPING SETS ((), (month), (part, part_role), (month, part, part_role))
       ORDER BY month NULLS FIRST, coalesce(sum(pay), 0) + coalesce(sum(spent), 0) DESC, name, role_name`,
      [userId, from, to],
    );
  }
}
