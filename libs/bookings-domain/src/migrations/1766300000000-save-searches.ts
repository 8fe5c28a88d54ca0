import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searches that crew keep, what each has found, and the jobs that none has been held against yet. Jobs of boards carry the
 * time of their advertisement, so what is new is noted as it is inserted and not read from a time.
 */
export class SaveSearches1766300000000 implements MigrationInterface {
  name = 'SaveSearches1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.saved_searches (
        id uuid CONSTRAINT saved_searches_pk PRIMARY KEY,
        user_id uuid NOT NULL,
        name text NOT NULL,
        wanted jsonb NOT NULL,
        alert text NOT NULL CONSTRAINT saved_searches_alert_known CHECK (alert IN ('instant', 'daily', 'weekly', 'none')),
        is_paused boolean NOT NULL DEFAULT false,
        words text[],
        place text,
        category text,
        rate_unit text,
        rate_min integer,
        from_day date,
        to_day date,
        origin text,
        stop_key text NOT NULL CONSTRAINT saved_searches_stop_key UNIQUE,
        seen_at timestamptz NOT NULL,
        alerted_on date,
        alerted_count integer NOT NULL DEFAULT 0,
        tell_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX saved_searches_of ON bookings.saved_searches (user_id)');
    await runner.query(
      'CREATE INDEX saved_searches_due ON bookings.saved_searches (tell_at) WHERE tell_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE bookings.search_finds (
        search_id uuid NOT NULL CONSTRAINT search_finds_search_fk REFERENCES bookings.saved_searches (id) ON DELETE CASCADE,
        job_id uuid NOT NULL CONSTRAINT search_finds_job_fk REFERENCES jobs (id) ON DELETE CASCADE,
        found_at timestamptz NOT NULL,
        is_told boolean NOT NULL DEFAULT false,
        CONSTRAINT search_finds_pk PRIMARY KEY (search_id, job_id)
      )`);
    await runner.query('CREATE INDEX search_finds_job ON bookings.search_finds (job_id)');
    await runner.query('CREATE INDEX search_finds_time ON bookings.search_finds (found_at)');
    await runner.query(`
      CREATE TABLE bookings.fresh_jobs (
        job_id uuid CONSTRAINT fresh_jobs_pk PRIMARY KEY CONSTRAINT fresh_jobs_job_fk REFERENCES jobs (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE FUNCTION bookings.note_fresh_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO bookings.fresh_jobs (job_id) SELECT id FROM added
          WHERE EXISTS (SELECT FROM bookings.saved_searches) ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER jobs_added AFTER INSERT ON jobs REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION bookings.note_fresh_jobs()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER jobs_added ON jobs');
    await runner.query('DROP FUNCTION bookings.note_fresh_jobs');
    for (const table of ['fresh_jobs', 'search_finds', 'saved_searches'])
      await runner.query(`DROP TABLE bookings.${table}`);
  }
}
