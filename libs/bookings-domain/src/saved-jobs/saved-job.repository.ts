import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { lastDayOf } from '../calls/last-day.js';
import type { JobAsTold } from './saved-job.rules.js';

/** Of a job `j`, as it is told. */
const asTold = {
  status: `CASE j.status WHEN 'closed' THEN coalesce(j.closed_reason, 'closed') ELSE j.status END`,
  rate: `coalesce(j.rate_pence || '/' || j.rate_unit, j.rate)`,
};
/** A user who applied hears of the job as an applicant. */
const appliedFor = `EXISTS (SELECT FROM applications a
  WHERE a.job_id = s.job_id AND a.freelancer_id = s.user_id AND a.status <> 'withdrawn')`;

export interface SavedJobState extends JobAsTold {
  title: string;
  version: number;
}

export interface ToldUser extends JobAsTold {
  userId: string;
  hasApplied: boolean;
}

interface ChangedRow extends SavedJobState, Omit<ToldUser, keyof JobAsTold> {
  told_status: string;
  told_date: string | null;
  told_rate: string;
}

export interface ClosingJob {
  userId: string;
  jobId: string;
  hasApplied: boolean;
  title: string;
  version: number;
  date: string;
}

const lastDay = lastDayOf('j');

/** Jobs that crew have saved, and what each was last told of them. */
@Injectable()
export class SavedJobRepository {
  constructor(private readonly database: Database) {}

  /** As the job is now; one that closes on or before `closingBy` is not told to close soon. */
  async addSavedJob(userId: string, jobId: string, closingBy: string): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.saved_jobs (user_id, job_id, told_status, told_date, told_rate, told_closing_on)
       SELECT $1, j.id, ${asTold.status}, j.event_date, ${asTold.rate},
         CASE WHEN ${lastDay} <= $3::date THEN ${lastDay} END
       FROM jobs j WHERE j.id = $2 ON CONFLICT DO NOTHING`,
      [userId, jobId, closingBy],
    );
  }

  async removeSavedJob(userId: string, jobId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.saved_jobs WHERE user_id = $1 AND job_id = $2', [userId, jobId]);
  }

  /** So many of those who were told something else than what the job is now, held for this transaction. */
  async holdChanged(jobId: string, limit: number): Promise<{ job: SavedJobState; told: ToldUser[] } | null> {
    const rows = await this.database.query<ChangedRow>(
      `SELECT s.user_id AS "userId", s.told_status, s.told_date::text, s.told_rate, ${appliedFor} AS "hasApplied",
         j.title, j.version, ${asTold.status} AS status, j.event_date::text AS date, ${asTold.rate} AS rate
       FROM bookings.saved_jobs s JOIN jobs j ON j.id = s.job_id
       WHERE s.job_id = $1 AND (s.told_status, s.told_date, s.told_rate)
         IS DISTINCT FROM (${asTold.status}, j.event_date, ${asTold.rate})
       ORDER BY s.user_id LIMIT $2 FOR UPDATE OF s`,
      [jobId, limit],
    );
    const [row] = rows;
    if (!row) return null;
    const { title, version, status, date, rate } = row;
    const told = rows.map(({ userId, hasApplied, told_status, told_date, told_rate }) => ({
      userId,
      hasApplied,
      status: told_status,
      date: told_date,
      rate: told_rate,
    }));
    return { job: { title, version, status, date, rate }, told };
  }

  async noteTold(jobId: string, userIds: readonly string[], { status, date, rate }: JobAsTold): Promise<void> {
    await this.database.query(
      `UPDATE bookings.saved_jobs SET told_status = $3, told_date = $4, told_rate = $5
       WHERE job_id = $1 AND user_id = ANY($2::uuid[])`,
      [jobId, userIds, status, date, rate],
    );
  }

  /** Of open jobs whose last day lies between the two, noted as told; what another worker holds is left to it. */
  noteClosing(from: string, to: string, limit: number): Promise<ClosingJob[]> {
    return this.database.query<ClosingJob>(
      `WITH due AS MATERIALIZED (
         SELECT s.user_id, s.job_id, j.title, j.version, ${lastDay} AS day
         FROM jobs j JOIN bookings.saved_jobs s ON s.job_id = j.id
         WHERE j.status = 'active' AND j.event_date <= $2::date AND ${lastDay} BETWEEN $1::date AND $2::date
           AND s.told_closing_on IS DISTINCT FROM ${lastDay}
         ORDER BY s.job_id, s.user_id LIMIT $3 FOR UPDATE OF s SKIP LOCKED
       ) UPDATE bookings.saved_jobs s SET told_closing_on = due.day FROM due
       WHERE s.user_id = due.user_id AND s.job_id = due.job_id
       RETURNING s.user_id AS "userId", s.job_id AS "jobId", ${appliedFor} AS "hasApplied",
         due.title, due.version, due.day::text AS date`,
      [from, to, limit],
    );
  }
}
