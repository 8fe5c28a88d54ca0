import type { BookingState, FeeShare, Terms } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isContestedCall } from '../bookings/contested.js';
import { TimesheetEntity } from './timesheet.entity.js';

/** What a sheet is about and what its pay depends on besides its times. */
export interface TimesheetContext {
  timesheet_id: string;
  job_id: string;
  job_title: string;
  company: string;
  role_name: string;
  freelancer_name: string | null;
  call_name: string | null;
  terms: Terms;
  booking_state: BookingState;
  /** It is said that the person missed this very call. */
  is_contested: boolean;
  /** It is the first call of the booking, or the one whose hours were sent with the fee while the first was contested. */
  has_fee: boolean;
  fee_share: FeeShare | null;
  /** When the person left the call of the booking before. */
  previous_out: Date | null;
  checked_in_at: Date | null;
  corrected_by_id: string | null;
  expenses_submitted: number;
  expenses_disputed: number;
}

/** Sheets of the booking that were sent and hold what is paid once: the fixed fee, or the hire of kit. */
const sentWithFee = `SELECT FROM bookings.timesheets s WHERE s.booking_id = t.booking_id AND s.state <> 'due'
  AND (s.state IN ('approved', 'locked') OR NOT ${isContestedCall('b', 's.call_id')})
  AND (s.pay @@ '$.lines[*].kind == "kit"'
    OR b.terms ->> 'basis' = 'fixed' AND s.pay @@ '$.lines[*].kind == "basic"')`;

/**
 * Where its company cancelled calls of the booking before that of the sheet `t` began. Of those cancelled later the whole fee
 * is owed with it, and nothing for them.
 */
const feeShare = `(SELECT jsonb_build_object('calls', a.of - off.calls, 'of', a.of)
  FROM (SELECT count(*) AS of FROM bookings.commitments m WHERE m.booking_id = t.booking_id) a,
    (SELECT count(DISTINCT gone) AS calls FROM bookings.cancellations n, unnest(n.call_ids) gone
     WHERE n.booking_id = t.booking_id AND n.by_side = 'company' AND n.put_back_at IS NULL
       AND n.cancelled_at <= lower(t.planned)) off
  WHERE off.calls > 0)`;

/** Hours of calls; those agreed are changed by no statement. */
@Injectable()
export class TimesheetRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async findTimesheet(id: string): Promise<TimesheetEntity | null> {
    return isRecordId(id) ? this.database.of(TimesheetEntity).findOneBy({ id }) : null;
  }

  /** No other transaction changes it until this one ends. */
  async lockTimesheet(id: string): Promise<TimesheetEntity | null> {
    this.transactions.require();
    if (!isRecordId(id)) return null;
    return this.database.of(TimesheetEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** All of a booking, in the order in which they are held: which of them has the fee stays as it is read. */
  async lockOfBooking(bookingId: string): Promise<TimesheetEntity[]> {
    this.transactions.require();
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.of(TimesheetEntity).find({ where: { bookingId }, order: { id: 'ASC' }, lock });
  }

  /** Submitted ones of a company's call, in the order in which they are held. */
  async submittedTimesheetsOf(callId: string, recruiterId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM bookings.timesheets WHERE call_id = $1 AND recruiter_id = $2 AND state = 'submitted' ORDER BY id`,
      [callId, recruiterId],
    );
    return rows.map(({ id }) => id);
  }

  /** The submitted ones of a call that can be judged, the longest waiting first. */
  async waitingTimesheetsOf(callId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT t.id FROM bookings.timesheets t JOIN bookings.bookings b ON b.id = t.booking_id
       WHERE t.call_id = $1 AND t.state = 'submitted' AND NOT ${isContestedCall('b', 't.call_id')}
       ORDER BY t.submitted_at, t.id`,
      [callId],
    );
    return rows.map(({ id }) => id);
  }

  /** False where the person has one of that call already. */
  async addTimesheet(sheet: TimesheetEntity): Promise<boolean> {
    const insert = this.database.of(TimesheetEntity).createQueryBuilder().insert().values(sheet).orIgnore();
    const { raw } = await insert.returning('id').execute();
    return (raw as object[]).length > 0;
  }

  async saveTimesheet(sheet: TimesheetEntity): Promise<void> {
    sheet.version += 1;
    sheet.updatedAt = this.clock.now();
    const { id, ...columns } = sheet;
    await this.database.of(TimesheetEntity).update({ id }, columns);
  }

  async contextsOf(ids: readonly string[]): Promise<Map<string, TimesheetContext>> {
    const rows = await this.database.query<TimesheetContext>(
      `SELECT t.id AS timesheet_id, j.id AS job_id, j.title AS job_title, j.company, r.name AS role_name,
         nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') AS freelancer_name, c.name AS call_name, b.terms,
         b.state AS booking_state, ${isContestedCall('b', 't.call_id')} AS is_contested,
         NOT EXISTS (${sentWithFee} AND s.call_id <> t.call_id) AND (EXISTS (${sentWithFee} AND s.call_id = t.call_id)
           OR NOT EXISTS (SELECT FROM bookings.commitments e WHERE e.booking_id = t.booking_id AND e.state = 'confirmed'
             AND upper(e.during) <= lower(t.planned) AND NOT ${isContestedCall('b', 'e.call_id')})) AS has_fee,
         ${feeShare} AS fee_share,
         (SELECT coalesce((SELECT s.out_at FROM bookings.timesheets s
              WHERE s.booking_id = e.booking_id AND s.call_id = e.call_id AND s.state <> 'due'
              ORDER BY s.created_at DESC, s.id DESC LIMIT 1),
            upper(e.during))
          FROM bookings.commitments e WHERE e.booking_id = t.booking_id AND e.state = 'confirmed'
            AND upper(e.during) <= lower(t.planned) AND NOT ${isContestedCall('b', 'e.call_id')}
          ORDER BY upper(e.during) DESC LIMIT 1) AS previous_out,
         (SELECT a.at FROM bookings.attendances a WHERE a.call_id = t.call_id AND a.freelancer_id = t.freelancer_id
            AND a.what = 'arrived' ORDER BY a.by_side = 'crew' DESC LIMIT 1) AS checked_in_at,
         (SELECT n.id FROM bookings.timesheets n WHERE n.corrects_id = t.id) AS corrected_by_id,
         (SELECT count(*)::integer FROM bookings.expenses e WHERE e.booking_id = t.booking_id
            AND e.state = 'submitted') AS expenses_submitted,
         (SELECT count(*)::integer FROM bookings.expenses e WHERE e.booking_id = t.booking_id
            AND e.state = 'disputed') AS expenses_disputed
       FROM bookings.timesheets t JOIN bookings.bookings b ON b.id = t.booking_id JOIN jobs j ON j.id = b.job_id
       JOIN bookings.roles r ON r.id = b.role_id JOIN bookings.calls c ON c.id = t.call_id
       LEFT JOIN people p ON p.user_id = t.freelancer_id AND p.deleted_at IS NULL
       WHERE t.id = ANY($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.timesheet_id, row]));
  }

  /** @throws Error for a sheet that is not there: its booking keeps it */
  async contextOf(id: string): Promise<TimesheetContext> {
    const context = (await this.contextsOf([id])).get(id);
    if (!context) throw new Error(`There is no timesheet ${id}`);
    return context;
  }

  /** What is owed for a cancelling, held; null where it costs nothing. */
  async lockOfCancellation(cancellationId: string): Promise<TimesheetEntity | null> {
    this.transactions.require();
    return this.database
      .of(TimesheetEntity)
      .findOne({ where: { cancellationId }, lock: { mode: 'pessimistic_write' } });
  }

  /** It is in an invoice, or was in one that was credited. */
  async isInvoiced(id: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM bookings.invoice_items WHERE timesheet_id = $1 LIMIT 1';
    return (await this.database.query<object>(sql, [id])).length > 0;
  }

  async removeTimesheet(id: string): Promise<void> {
    await this.database.of(TimesheetEntity).delete({ id });
  }

  /** With their corrections. */
  async forgetOfCall(callId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.timesheets WHERE call_id = $1', [callId]);
  }
}
