import {
  callsOfDuration,
  isSpan,
  type JobDuration,
  type Span,
  spanOf,
  termsFor,
  type Terms,
  wholeDay,
  type WallSpan,
} from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface JobRow extends JobDuration {
  id: string;
  title: string;
  positions: number;
  hired: number;
  rate_pence: number | null;
  rate_unit: string | null;
  skill: string | null;
}

const BATCH = 500;

/** Every job of ours whose day is ahead gets one role, named as itself, and the calls that its duration means. */
export class GiveJobsTheirCalls1765000300000 implements MigrationInterface {
  name = 'GiveJobsTheirCalls1765000300000';

  async up(runner: QueryRunner): Promise<void> {
    for (let after: string | null = null; ;) {
      const jobs = (await runner.query(
        `SELECT j.id, j.title, greatest(j.positions, (SELECT count(*) FROM applications a
             WHERE a.job_id = j.id AND a.status = 'hired'))::integer AS positions,
           (SELECT count(*)::integer FROM applications a WHERE a.job_id = j.id AND a.status = 'hired') AS hired,
           j.rate_pence, j.rate_unit, j.skills[1] AS skill, j.event_date::text AS event_date, j.duration_type,
           j.start_time, j.end_time, j.end_day_offset, j.days
         FROM jobs j
         WHERE j.recruiter_id IS NOT NULL AND j.event_date >= (now() AT TIME ZONE 'Europe/London')::date
           AND ($1::uuid IS NULL OR j.id > $1)
         ORDER BY j.id LIMIT ${BATCH}`,
        [after],
      )) as JobRow[];
      for (const job of jobs) await this.give(runner, job);
      const last = jobs.at(-1);
      if (!last || jobs.length < BATCH) return;
      after = last.id;
    }
  }

  /** Its tables go with the schema; what was of jobs before is as it was. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('TRUNCATE bookings.role_calls, bookings.roles, bookings.calls CASCADE');
  }

  private async give(runner: QueryRunner, job: JobRow): Promise<void> {
    const roleId = newId();
    await runner.query(
      `INSERT INTO bookings.roles (id, job_id, name, skill, positions, filled, terms) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [roleId, job.id, job.title.slice(0, 80), job.skill, job.positions, job.hired, JSON.stringify(termsOf(job))],
    );
    const calls = callsOfDuration(job).map((wall) => ({ id: newId(), ...possible(wall) }));
    await runner.query(
      `WITH added AS (
         INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during)
         SELECT id, $1, starts_on, starts_at, ends_on, ends_at, tstzrange(lower, upper)
         FROM unnest($2::uuid[], $3::date[], $4::time[], $5::date[], $6::time[], $7::timestamptz[], $8::timestamptz[])
           AS c (id, starts_on, starts_at, ends_on, ends_at, lower, upper)
         RETURNING id, during)
       INSERT INTO bookings.role_calls (role_id, call_id, during) SELECT $9, id, during FROM added`,
      [
        job.id,
        calls.map(({ id }) => id),
        calls.map(({ wall }) => wall.starts_on),
        calls.map(({ wall }) => wall.starts_at),
        calls.map(({ wall }) => wall.ends_on),
        calls.map(({ wall }) => wall.ends_at),
        calls.map(({ span }) => span.from),
        calls.map(({ span }) => span.to),
        roleId,
      ],
    );
  }
}

const bases: Readonly<Record<string, Terms['basis']>> = { day: 'day', hour: 'hour', fixed: 'fixed' };

function termsOf({ rate_pence, rate_unit }: JobRow): Terms {
  const basis = bases[rate_unit ?? ''] ?? 'day';
  return termsFor(basis, rate_unit && rate_unit in bases && rate_pence ? rate_pence : null);
}

/** What was typed before may name a time that the clocks skip, or a call too long: its whole day is taken then. */
function possible(wall: WallSpan): { wall: WallSpan; span: Span } {
  const span = spanOf(wall);
  if (isSpan(span)) return { wall, span };
  const day = wholeDay(wall.starts_on);
  return { wall: day, span: spanOf(day) as Span };
}
