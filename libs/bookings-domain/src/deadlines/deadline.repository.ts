import { Database, newId, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export const deadlineKinds = [
  'expire',
  'lapse',
  'remind',
  'promote',
  'fill_place',
  'tell_clash',
  'time_missing',
  'call_in_two_days',
  'call_tomorrow',
  'call_soon',
  'not_arrived',
  'forget_points',
  'forget_contacts',
  'decide',
  'wave',
  'rescue_over',
  'timesheets',
  'timesheet_remind',
  'timesheet_approve',
  'timesheet_lock',
  'forget_timesheets',
  'invoice_overdue',
  'complete',
  'review_reminder',
  'review_close',
  'team_confirm',
  'saved_job',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

export interface Deadline {
  id: string;
  kind: DeadlineKind;
  subjectId: string;
  /** Of the subject's deadlines: an older one than the subject's acts no more. */
  subjectVersion: number;
  dueAt: Date;
}

interface Row {
  id: string;
  kind: DeadlineKind;
  subject_id: string;
  subject_version: number;
  due_at: Date;
}

/** What is to happen when. Rows, so that a lost Redis makes them late and never lost. */
@Injectable()
export class DeadlineRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async setDeadlines(deadlines: Omit<Deadline, 'id'>[]): Promise<void> {
    this.transactions.require();
    if (!deadlines.length) return;
    await this.database.query(
      `INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
       SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::uuid[], $5::integer[])`,
      [
        deadlines.map(() => newId()),
        deadlines.map(({ dueAt }) => dueAt),
        deadlines.map(({ kind }) => kind),
        deadlines.map(({ subjectId }) => subjectId),
        deadlines.map(({ subjectVersion }) => subjectVersion),
      ],
    );
  }

  /** The one due longest, held for this transaction; what another worker holds is passed over. */
  async takeDeadline(now: Date): Promise<Deadline | null> {
    const [row] = await this.database.query<Row>(
      `SELECT id, kind, subject_id, subject_version, due_at FROM bookings.deadlines
       WHERE done_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    );
    return row ? fromRow(row) : null;
  }

  /** When the one was due that is due longest. */
  async findLongestDue(now: Date): Promise<Date | null> {
    const [row] = await this.database.query<{ due_at: Date }>(
      'SELECT due_at FROM bookings.deadlines WHERE done_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 1',
      [now],
    );
    return row?.due_at ?? null;
  }

  /** The same of many that are about offers. */
  async takeOfOffers(now: Date, limit: number): Promise<Deadline[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, kind, subject_id, subject_version, due_at FROM bookings.deadlines
       WHERE done_at IS NULL AND due_at <= $1 AND kind IN ('expire', 'lapse', 'remind')
       ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, limit],
    );
    return rows.map(fromRow);
  }

  async finishDeadlines(ids: readonly string[], now: Date): Promise<void> {
    await this.database.query('UPDATE bookings.deadlines SET done_at = $2 WHERE id = ANY($1::uuid[])', [ids, now]);
  }

  /** Failed: tried again later, and ever later up to an hour, so that it keeps nothing else waiting. */
  async postponeDeadline(id: string, now: Date): Promise<void> {
    await this.database.query(
      `UPDATE bookings.deadlines SET attempts = attempts + 1,
         due_at = $2::timestamptz + least(power(2, least(attempts, 10)) * interval '5 seconds', interval '1 hour')
       WHERE id = $1 AND done_at IS NULL`,
      [id, now],
    );
  }

  async pruneDeadlines(before: Date): Promise<void> {
    await this.database.query('DELETE FROM bookings.deadlines WHERE done_at < $1', [before]);
  }
}

const fromRow = ({ id, kind, subject_id, subject_version, due_at }: Row): Deadline => ({
  id,
  kind,
  subjectId: subject_id,
  subjectVersion: subject_version,
  dueAt: due_at,
});
