import { isContestedCall } from '@crewcall/bookings-domain';
import type { BookingState, Expense, ExpenseFigures, ExpenseState, Receipt, Terms } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** A booking as its expenses need it. */
export interface ExpenseBooking {
  id: string;
  freelancerId: string;
  recruiterId: string;
  state: BookingState;
  /** A call has begun that no one says was missed. */
  has_worked: boolean;
  terms: Terms;
}

export interface StoredExpense extends Omit<Expense, 'approved_at' | 'receipt'> {
  freelancerId: string;
  recruiterId: string;
  receipt_id: string | null;
  receipt: Receipt | null;
  approved_at: Date | null;
}

export interface ExpenseColumns extends ExpenseFigures, Pick<Expense, 'day' | 'kind' | 'note'> {
  receipt_id: string | null;
}

/** What both sides are told of an expense. */
export interface ExpenseFacts {
  version: number;
  booking_id: string;
  job_id: string;
  job_title: string;
  role: string;
  company: string;
  recruiter_id: string;
  freelancer_id: string;
  kind: Expense['kind'];
  amount_pence: number;
  to: ExpenseState;
  waiting: number;
}

const select = `SELECT e.id, e.booking_id, e.freelancer_id AS "freelancerId", e.recruiter_id AS "recruiterId",
    e.day::text, e.kind, e.amount_pence, e.tenth_miles, e.mile_pence, e.vat_pence, e.note, e.receipt_id, e.state, e.reason,
    e.approved_at, e.version, CASE WHEN r.id IS NOT NULL THEN
      jsonb_build_object('name', r.name, 'size', r.size, 'type', r.type, 'state', r.state) END AS receipt
  FROM bookings.expenses e LEFT JOIN bookings.receipts r ON r.id = e.receipt_id`;

/** What crew paid for bookings; those approved are changed by no statement. */
@Injectable()
export class ExpenseRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Held, expenses of one booking are added one after the other. */
  async findBooking(id: string, isHeld = false): Promise<ExpenseBooking | null> {
    if (!isRecordId(id)) return null;
    const [booking] = await this.database.query<ExpenseBooking>(
      `SELECT id, freelancer_id AS "freelancerId", recruiter_id AS "recruiterId", state, terms,
         EXISTS (SELECT FROM bookings.commitments m WHERE m.booking_id = b.id AND m.state = 'confirmed'
           AND lower(m.during) <= $2 AND NOT ${isContestedCall('b', 'm.call_id')}) AS has_worked
       FROM bookings.bookings b WHERE id = $1${isHeld ? ' FOR NO KEY UPDATE OF b' : ''}`,
      [id, this.clock.now()],
    );
    return booking ?? null;
  }

  /** In the order of their days. */
  ofBooking(bookingId: string): Promise<StoredExpense[]> {
    return this.database.query<StoredExpense>(`${select} WHERE e.booking_id = $1 ORDER BY e.day, e.id`, [bookingId]);
  }

  async countExpensesOf(bookingId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM bookings.expenses WHERE booking_id = $1',
      [bookingId],
    );
    return row?.count ?? 0;
  }

  async findExpense(id: string): Promise<StoredExpense | null> {
    if (!isRecordId(id)) return null;
    const [expense] = await this.database.query<StoredExpense>(`${select} WHERE e.id = $1`, [id]);
    return expense ?? null;
  }

  /** No other transaction changes it until this one ends. */
  async lockExpense(id: string): Promise<StoredExpense | null> {
    this.transactions.require();
    if (!isRecordId(id)) return null;
    const [expense] = await this.database.query<StoredExpense>(`${select} WHERE e.id = $1 FOR UPDATE OF e`, [id]);
    return expense ?? null;
  }

  async addExpense(id: string, booking: ExpenseBooking, columns: ExpenseColumns): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.expenses (id, day, kind, note, amount_pence, tenth_miles, mile_pence, vat_pence, receipt_id,
         booking_id, freelancer_id, recruiter_id, state, version, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $11, $12, $13, 'submitted', 1, $10, $10)`,
      [...this.valuesOf(id, columns), booking.id, booking.freelancerId, booking.recruiterId],
    );
  }

  /** It waits for the company again. */
  async changeExpense(id: string, columns: ExpenseColumns): Promise<void> {
    await this.database.query(
      `UPDATE bookings.expenses SET day = $2, kind = $3, note = $4, amount_pence = $5, tenth_miles = $6, mile_pence = $7,
         vat_pence = $8, receipt_id = $9, updated_at = $10, version = version + 1, state = 'submitted', reason = NULL
       WHERE id = $1`,
      this.valuesOf(id, columns),
    );
  }

  async decideExpense(id: string, state: ExpenseState, reason: string | null): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      `UPDATE bookings.expenses SET state = $2, reason = $3, approved_at = $4, updated_at = $5, version = version + 1
       WHERE id = $1`,
      [id, state, reason, state === 'approved' ? now : null, now],
    );
  }

  async factsOf(id: string): Promise<ExpenseFacts> {
    const [facts] = await this.database.query<ExpenseFacts>(
      `SELECT e.version, e.booking_id, b.job_id, j.title AS job_title, r.name AS role, j.company, e.recruiter_id,
         e.freelancer_id, e.kind, e.amount_pence, e.state AS "to",
         (SELECT count(*)::integer FROM bookings.expenses o
          WHERE o.booking_id = e.booking_id AND o.state = 'submitted') AS waiting
       FROM bookings.expenses e JOIN bookings.bookings b ON b.id = e.booking_id
       JOIN bookings.roles r ON r.id = b.role_id JOIN jobs j ON j.id = b.job_id WHERE e.id = $1`,
      [id],
    );
    if (!facts) throw new Error('An expense that is not there');
    return facts;
  }

  async removeExpense(id: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.expenses WHERE id = $1', [id]);
  }

  /** Papers about money are kept for so many years; the receipts follow with the next sweep. */
  async removeExpensesBefore(day: string, most: number): Promise<void> {
    await this.database.query(
      `DELETE FROM bookings.expenses WHERE id IN (SELECT id FROM bookings.expenses WHERE day < $1 ORDER BY day LIMIT $2)`,
      [day, most],
    );
  }

  private valuesOf(id: string, columns: ExpenseColumns): unknown[] {
    const { day, kind, note, amount_pence, tenth_miles, mile_pence, vat_pence, receipt_id } = columns;
    const figures = [amount_pence, tenth_miles, mile_pence, vat_pence];
    return [id, day, kind, note, ...figures, receipt_id, this.clock.now()];
  }
}
