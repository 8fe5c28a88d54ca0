import type { ExpenseKind, Pay, ReadyToInvoice } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Database, newId, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

interface ReadyOfBooking {
  id: string;
  booking_id: string;
  day: string;
  job_title: string;
  role_name: string;
}

export interface ReadyHours extends ReadyOfBooking {
  pay: Pay;
}

export interface ReadyExpense extends ReadyOfBooking {
  kind: ExpenseKind;
  amount_pence: number;
  vat_pence: number;
  tenth_miles: number | null;
  mile_pence: number | null;
}

export interface InvoicedBooking {
  id: string;
  recruiterId: string;
  company: string;
  sellerName: string;
}

/** Agreed, worth something, not corrected since; no sheet of that call is in an invoice: a correction stands for the old one. */
const readyHours = `t.state IN ('approved', 'locked') AND (t.pay ->> 'total_pence')::bigint > 0
  AND NOT EXISTS (SELECT FROM bookings.timesheets n WHERE n.corrects_id = t.id AND n.state IN ('approved', 'locked'))
  AND NOT EXISTS (SELECT FROM bookings.invoice_items i JOIN bookings.timesheets o ON o.id = i.timesheet_id
    WHERE o.booking_id = t.booking_id AND o.call_id = t.call_id AND i.released_at IS NULL)`;
const readyExpense = `e.state = 'approved' AND NOT EXISTS (
  SELECT FROM bookings.invoice_items i WHERE i.expense_id = e.id AND i.released_at IS NULL)`;
const dayOfHours = `(lower(t.planned) AT TIME ZONE 'Europe/London')::date`;

/** Which hours and expenses are in an invoice, and which are ready for one. */
@Injectable()
export class InvoiceItemRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** By booking; the longest over first. */
  async readyItemsOf(freelancerId: string, page: PageRequest): Promise<Page<ReadyToInvoice>> {
    const rows = await this.database.query<ReadyToInvoice & { total: number }>(
      `SELECT item.booking_id, b.recruiter_id, j.company, j.title AS job_title, r.name AS role_name,
         min(item.day)::text AS "from", max(item.day)::text AS "to", sum(item.hours)::float8 AS hours_pence,
         sum(item.spent)::float8 AS expenses_pence, (count(*) OVER ())::integer AS total
       FROM (
         SELECT t.booking_id, ${dayOfHours} AS day, (t.pay ->> 'total_pence')::bigint AS hours, 0::bigint AS spent
         FROM bookings.timesheets t WHERE t.freelancer_id = $1 AND ${readyHours}
         UNION ALL
         SELECT e.booking_id, e.day, 0, e.amount_pence FROM bookings.expenses e
         WHERE e.freelancer_id = $1 AND ${readyExpense}) AS item
       JOIN bookings.bookings b ON b.id = item.booking_id JOIN jobs j ON j.id = b.job_id
       JOIN bookings.roles r ON r.id = b.role_id
       GROUP BY item.booking_id, b.recruiter_id, j.company, j.title, r.name
       ORDER BY max(item.day), item.booking_id LIMIT $2 OFFSET $3`,
      [freelancerId, page.page_size, offsetOf(page)],
    );
    return { items: rows.map(({ total: _, ...ready }) => ready), total: rows[0]?.total ?? 0 };
  }

  /** Own ones, held: what is ready of them is put in one invoice at a time. */
  lockBookings(ids: readonly string[], freelancerId: string): Promise<InvoicedBooking[]> {
    this.transactions.require();
    return this.database.query<InvoicedBooking>(
      `SELECT b.id, b.recruiter_id AS "recruiterId", j.company,
         trim(concat_ws(' ', p.first_name, p.last_name)) AS "sellerName"
       FROM bookings.bookings b JOIN jobs j ON j.id = b.job_id
       LEFT JOIN people p ON p.user_id = b.freelancer_id AND p.deleted_at IS NULL
       WHERE b.id = ANY($1::uuid[]) AND b.freelancer_id = $2 ORDER BY b.id FOR NO KEY UPDATE OF b`,
      [ids, freelancerId],
    );
  }

  hoursOf(bookingIds: readonly string[]): Promise<ReadyHours[]> {
    return this.database.query<ReadyHours>(
      `SELECT t.id, t.booking_id, ${dayOfHours}::text AS day, j.title AS job_title, r.name AS role_name, t.pay
       FROM bookings.timesheets t JOIN bookings.bookings b ON b.id = t.booking_id JOIN jobs j ON j.id = b.job_id
       JOIN bookings.roles r ON r.id = b.role_id
       WHERE t.booking_id = ANY($1::uuid[]) AND ${readyHours} ORDER BY t.in_at, t.id`,
      [bookingIds],
    );
  }

  expensesOf(bookingIds: readonly string[]): Promise<ReadyExpense[]> {
    return this.database.query<ReadyExpense>(
      `SELECT e.id, e.booking_id, e.day::text, j.title AS job_title, r.name AS role_name, e.kind, e.amount_pence,
         e.vat_pence, e.tenth_miles, e.mile_pence
       FROM bookings.expenses e JOIN bookings.bookings b ON b.id = e.booking_id JOIN jobs j ON j.id = b.job_id
       JOIN bookings.roles r ON r.id = b.role_id
       WHERE e.booking_id = ANY($1::uuid[]) AND ${readyExpense} ORDER BY e.day, e.id`,
      [bookingIds],
    );
  }

  async addItems(invoiceId: string, hours: readonly ReadyHours[], expenses: readonly ReadyExpense[]): Promise<void> {
    const items = [
      ...hours.map(({ id, booking_id }) => ({ booking_id, timesheet_id: id, expense_id: null })),
      ...expenses.map(({ id, booking_id }) => ({ booking_id, timesheet_id: null, expense_id: id })),
    ];
    await this.database.query(
      `INSERT INTO bookings.invoice_items (invoice_id, id, booking_id, timesheet_id, expense_id)
       SELECT $1, * FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[])`,
      [
        invoiceId,
        items.map(() => newId()),
        items.map((item) => item.booking_id),
        items.map((item) => item.timesheet_id),
        items.map((item) => item.expense_id),
      ],
    );
  }

  /** The VAT in what was paid, by expense; of those that hold any. */
  async vatPaidOf(invoiceId: string): Promise<Map<string, number>> {
    const rows = await this.database.query<{ id: string; vat_pence: number }>(
      `SELECT e.id, e.vat_pence FROM bookings.invoice_items i JOIN bookings.expenses e ON e.id = i.expense_id
       WHERE i.invoice_id = $1 AND e.vat_pence > 0`,
      [invoiceId],
    );
    return new Map(rows.map(({ id, vat_pence }) => [id, vat_pence]));
  }

  /** In the order in which they are held. */
  async timesheetsOf(invoiceId: string): Promise<string[]> {
    const rows = await this.database.query<{ timesheet_id: string }>(
      `SELECT timesheet_id FROM bookings.invoice_items
       WHERE invoice_id = $1 AND timesheet_id IS NOT NULL ORDER BY timesheet_id`,
      [invoiceId],
    );
    return rows.map(({ timesheet_id }) => timesheet_id);
  }

  /** A correction was agreed after the draft was made. */
  async isOutdated(invoiceId: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT FROM bookings.invoice_items i JOIN bookings.timesheets n ON n.corrects_id = i.timesheet_id
       WHERE i.invoice_id = $1 AND n.state IN ('approved', 'locked') LIMIT 1`,
      [invoiceId],
    );
    return rows.length > 0;
  }

  /** Of a credited invoice: they can be in another one. */
  async releaseItems(invoiceId: string): Promise<void> {
    await this.database.query('UPDATE bookings.invoice_items SET released_at = $2 WHERE invoice_id = $1', [
      invoiceId,
      this.clock.now(),
    ]);
  }
}
