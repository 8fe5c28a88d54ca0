import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Advertisements of external boards: where each job stands, how the boards do, what was asked of them, and the syncs. */
export class CreateBoards1764000600000 implements MigrationInterface {
  name = 'CreateBoards1764000600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN external_sources jsonb');
    await runner.query(`
      CREATE TABLE job_sources (
        source text NOT NULL CONSTRAINT job_sources_source_known CHECK (source IN ('Reed', 'Adzuna')),
        external_id text NOT NULL,
        job_id uuid NOT NULL CONSTRAINT job_sources_job_fk REFERENCES jobs (id) ON DELETE CASCADE,
        url text NOT NULL CONSTRAINT job_sources_https CHECK (url LIKE 'https://%'),
        same_as text NOT NULL,
        posted_at timestamptz NOT NULL,
        expires_on date,
        list_hash text NOT NULL,
        is_detailed boolean NOT NULL,
        first_seen_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        gone_at timestamptz,
        CONSTRAINT job_sources_pk PRIMARY KEY (source, external_id)
      )`);
    await runner.query('CREATE INDEX job_sources_of_job ON job_sources (job_id)');
    await runner.query('CREATE INDEX job_sources_same ON job_sources (same_as) WHERE gone_at IS NULL');
    await runner.query('CREATE INDEX job_sources_to_expire ON job_sources (expires_on) WHERE gone_at IS NULL');
    await runner.query(`
      CREATE TABLE boards (
        name text CONSTRAINT boards_pk PRIMARY KEY,
        is_configured boolean NOT NULL,
        quota jsonb NOT NULL DEFAULT '[]',
        circuit jsonb,
        rest_until timestamptz,
        last_run_at timestamptz,
        last_success_at timestamptz,
        sweep jsonb,
        shrunk_at timestamptz,
        last_failure_at timestamptz,
        last_failure text,
        failures_in_row integer NOT NULL DEFAULT 0,
        last_run jsonb
      )`);
    await runner.query(`
      CREATE TABLE board_calls (
        source text NOT NULL,
        at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX board_calls_of_source ON board_calls (source, at)');
    await runner.query(`
      CREATE TABLE board_syncs (
        id uuid CONSTRAINT board_syncs_pk PRIMARY KEY,
        trigger text NOT NULL CONSTRAINT board_syncs_trigger_known CHECK (trigger IN ('schedule', 'automatic', 'manual')),
        status text NOT NULL CONSTRAINT board_syncs_status_known CHECK (status IN ('waiting', 'running', 'ended')),
        outcome text CONSTRAINT board_syncs_outcome_known CHECK (outcome IN ('synced', 'failed', 'not_configured')),
        requested_at timestamptz NOT NULL,
        runner uuid,
        lease_until timestamptz,
        ended_at timestamptz,
        added integer NOT NULL DEFAULT 0,
        updated integer NOT NULL DEFAULT 0,
        expired integer NOT NULL DEFAULT 0,
        CONSTRAINT board_syncs_ended CHECK ((status = 'ended') = (outcome IS NOT NULL AND ended_at IS NOT NULL))
      )`);
    // One at a time, no matter who asks: the table itself refuses a second.
    await runner.query(`CREATE UNIQUE INDEX board_syncs_one ON board_syncs ((true)) WHERE status <> 'ended'`);
    await runner.query('CREATE INDEX board_syncs_ended_at ON board_syncs (ended_at DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['board_syncs', 'board_calls', 'boards', 'job_sources'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE jobs DROP COLUMN external_sources');
  }
}
