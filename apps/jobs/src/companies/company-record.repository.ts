import { lastDayOf } from '@crewcall/bookings-domain';
import { isRecordId } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface RecordCounts {
  open: number;
  finished: number;
  /** Of the finished ones. */
  applicants: number;
  answered: number;
  booked: number;
  again: number;
}

/** Of more jobs than these a year says the newest enough. */
const JOBS_READ = 500;

@Injectable()
export class CompanyRecordRepository {
  constructor(private readonly database: Database) {}

  /** What became of a company's jobs that were over in these twelve months, `today` left out. Days as `YYYY-MM-DD`. */
  async countRecord(recruiterId: string, today: string): Promise<RecordCounts> {
    const none = { open: 0, finished: 0, applicants: 0, answered: 0, booked: 0, again: 0 };
    if (!isRecordId(recruiterId)) return none;
    const [row] = await this.database.query<RecordCounts>(
      `WITH own AS MATERIALIZED (
         SELECT id, status, hired_count, event_date FROM jobs
         WHERE recruiter_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${JOBS_READ}
       ), finished AS (
         SELECT id FROM (
           SELECT id, ${lastDayOf('own')} AS last_day FROM own WHERE hired_count > 0 AND event_date < $2::date
         ) held WHERE last_day < $2::date AND last_day >= $2::date - interval '1 year'
       ), asked AS (
         SELECT freelancer_id, status FROM applications JOIN finished ON job_id = finished.id
         WHERE status <> 'withdrawn' AND invited_at IS NULL
       ), crew AS (
         SELECT count(*) AS times FROM applications JOIN finished ON job_id = finished.id
         WHERE status = 'hired' GROUP BY freelancer_id
       )
       SELECT (SELECT count(*)::integer FROM own WHERE status <> 'closed') AS open,
         (SELECT count(*)::integer FROM finished) AS finished,
         (SELECT count(*)::integer FROM asked) AS applicants,
         (SELECT count(*)::integer FROM asked WHERE status IN ('hired', 'rejected')) AS answered,
         (SELECT count(*)::integer FROM crew) AS booked,
         (SELECT count(*)::integer FROM crew WHERE times > 1) AS again`,
      [recruiterId, today],
    );
    return row ?? none;
  }
}
