import {
  expenseLimits,
  feedSourceLimits,
  invoiceLimits,
  sheetLimits,
  timesheetTimes,
} from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** A question that was never answered is kept so long after it ended. */
const OFFER_DAYS = 90;

/** What would still be there after its time, by what it is. */
export type Overdue = Record<
  'places' | 'offers' | 'contacts' | 'sheets' | 'hours' | 'expenses' | 'invoices' | 'imported',
  number
>;

const unanswered = `o.state IN ('expired', 'withdrawn') AND o.answered_at IS NULL AND o.held_at IS NULL
  AND o.ended_at <= $1::timestamptz - interval '${OFFER_DAYS} days'
  AND NOT EXISTS (SELECT FROM bookings.bookings b WHERE b.offer_id = o.id)`;
/** An invoice is kept as long as its credit note. */
const oldInvoice = `i.issued_at <= $1::timestamptz - interval '${invoiceLimits.keptYears} years'
  AND NOT EXISTS (SELECT FROM bookings.invoices n WHERE n.credits_id = i.id)`;
const begunBefore = (age: string): string =>
  `SELECT id FROM bookings.calls WHERE lower(during) <= $1::timestamptz - ${age}`;

/** How long what is about people may stay. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly database: Database) {}

  /** With their history; so many at most. In a transaction. */
  async dropUnansweredOffers(now: Date, most: number): Promise<number> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT o.id FROM bookings.offers o WHERE ${unanswered} ORDER BY o.ended_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, most],
    );
    const ids = rows.map(({ id }) => id);
    if (!ids.length) return 0;
    for (const table of ['history', 'revisions'])
      await this.database.query(`DELETE FROM bookings.${table} WHERE offer_id = ANY($1::uuid[])`, [ids]);
    await this.database.query('UPDATE bookings.rescue_people SET offer_id = NULL WHERE offer_id = ANY($1::uuid[])', [
      ids,
    ]);
    await this.database.query('DELETE FROM bookings.offers WHERE id = ANY($1::uuid[])', [ids]);
    return ids.length;
  }

  /** So many at most; the database refuses any that is younger by its own clock. */
  async dropOldInvoices(now: Date, most: number): Promise<number> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT i.id FROM bookings.invoices i WHERE ${oldInvoice} ORDER BY i.issued_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, most],
    );
    const ids = rows.map(({ id }) => id);
    await this.database.query('DELETE FROM bookings.invoices WHERE id = ANY($1::uuid[])', [ids]);
    return ids.length;
  }

  /** An hour of grace: what ends now is ended by its own deadline, within a minute. */
  async countOverdue(now: Date): Promise<Overdue> {
    const [row] = await this.database.query<Overdue>(
      `SELECT
         (SELECT count(*)::integer FROM bookings.attendances WHERE point_until <= $1) AS places,
         (SELECT count(*)::integer FROM bookings.offers o WHERE ${unanswered}) AS offers,
         (SELECT count(*)::integer FROM bookings.call_sheets s
          WHERE coalesce(s.fields #>> '{site_contact,name}', s.fields #>> '{site_contact,phone}') IS NOT NULL
            AND s.call_id IN (${begunBefore(`interval '${sheetLimits.contactDays} days'`)})) AS contacts,
         (SELECT count(*)::integer FROM bookings.call_sheets
          WHERE call_id IN (${begunBefore(`interval '${sheetLimits.keptYears} years 2 days'`)})) AS sheets,
         (SELECT count(*)::integer FROM bookings.timesheets
          WHERE call_id IN (${begunBefore(`interval '${timesheetTimes.keptYears} years 2 days'`)})) AS hours,
         (SELECT count(*)::integer FROM bookings.expenses
          WHERE day < ($1::timestamptz AT TIME ZONE 'Europe/London')::date - ${expenseLimits.keptYears * 366 + 2}) AS expenses,
         (SELECT count(*)::integer FROM bookings.invoices i WHERE ${oldInvoice}) AS invoices,
         (SELECT count(*)::integer FROM bookings.busy_times
          WHERE upper(during) <= $1::timestamptz - interval '${feedSourceLimits.pastDays} days') AS imported`,
      [new Date(now.getTime() - 3_600_000)],
    );
    if (!row) throw new Error('Nothing was counted');
    return row;
  }
}
