import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateJobs1764000000000 implements MigrationInterface {
  name = 'CreateJobs1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(`
      CREATE TABLE jobs (
        id uuid CONSTRAINT jobs_pk PRIMARY KEY,
        recruiter_id uuid,
        company text NOT NULL,
        title text NOT NULL,
        type text NOT NULL CONSTRAINT jobs_type_known CHECK (type IN ('contract', 'freelance')),
        contract_type text,
        employment_type text,
        location text NOT NULL,
        rate text NOT NULL,
        rate_pence integer CONSTRAINT jobs_rate_not_negative CHECK (rate_pence >= 0),
        rate_unit text,
        description text NOT NULL,
        event_date date,
        duration_type text CONSTRAINT jobs_duration_type_known CHECK (duration_type IN ('time', 'days', 'hours')),
        start_time text,
        end_time text,
        end_day_offset smallint NOT NULL DEFAULT 0 CONSTRAINT jobs_end_day_offset_known CHECK (end_day_offset IN (0, 1)),
        days integer CONSTRAINT jobs_days_positive CHECK (days > 0),
        hours integer CONSTRAINT jobs_hours_positive CHECK (hours > 0),
        skills text[] NOT NULL DEFAULT '{}',
        status text NOT NULL CONSTRAINT jobs_status_known CHECK (status IN ('active', 'paused', 'closed')),
        closed_reason text,
        positions integer NOT NULL DEFAULT 1 CONSTRAINT jobs_positions_positive CHECK (positions > 0),
        hired_count integer NOT NULL DEFAULT 0,
        external_url text,
        external_source text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        search_text text NOT NULL,
        location_text text NOT NULL,
        categories text[] NOT NULL,
        CONSTRAINT jobs_hired_within_positions CHECK (hired_count BETWEEN 0 AND positions),
        CONSTRAINT jobs_closed_for_a_reason CHECK ((status = 'closed') = (closed_reason IS NOT NULL)),
        CONSTRAINT jobs_deleted_are_closed CHECK (deleted_at IS NULL OR status = 'closed'),
        CONSTRAINT jobs_have_one_origin CHECK ((recruiter_id IS NULL) = (external_source IS NOT NULL))
      )`);
    // The order of the list, and the only jobs in it.
    await runner.query(`CREATE INDEX jobs_listed ON jobs (created_at DESC, id DESC) WHERE status <> 'closed'`);
    // One index for the three filters: together they narrow before a row is fetched.
    await runner.query(`
      CREATE INDEX jobs_search ON jobs
      USING gin (search_text gin_trgm_ops, location_text gin_trgm_ops, categories) WHERE status <> 'closed'`);
    await runner.query(`
      CREATE INDEX jobs_of_recruiter ON jobs (recruiter_id, created_at DESC, id DESC)
      WHERE recruiter_id IS NOT NULL AND deleted_at IS NULL`);
    await runner.query(`CREATE INDEX jobs_to_expire ON jobs (event_date) WHERE status <> 'closed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE jobs');
  }
}
