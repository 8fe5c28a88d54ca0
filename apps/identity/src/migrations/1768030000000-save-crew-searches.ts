import type { MigrationInterface, QueryRunner } from 'typeorm';

const looked = 'search_text, skills_text, location_text, lat, lon, taken, free';
const each = (row: string): string => looked.replace(/\w+/g, `${row}.$&`);

/**
 * Searches of crew that companies keep, and what each has found. Crew come to match by being listed, by writing something
 * else, or by being free again: `fresh_crew` keeps how such a row was before, so that only those are new who did not match.
 */
export class SaveCrewSearches1768030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE crew_searches (
        id uuid CONSTRAINT crew_searches_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT crew_searches_user_fkey REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        wanted jsonb NOT NULL,
        alert text NOT NULL CONSTRAINT crew_searches_alert_known CHECK (alert IN ('instant', 'daily', 'weekly', 'none')),
        is_paused boolean NOT NULL DEFAULT false,
        search text,
        place text,
        skill text,
        days date[],
        free text CONSTRAINT crew_searches_free_known CHECK (free IN ('all', 'most')),
        to_day date,
        lat double precision,
        lon double precision,
        miles integer,
        stop_key text NOT NULL CONSTRAINT crew_searches_stop_key UNIQUE,
        seen_at timestamptz NOT NULL,
        alerted_on date,
        alerted_count integer NOT NULL DEFAULT 0,
        tell_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT crew_searches_circle_whole CHECK (num_nulls(lat, lon, miles) IN (0, 3)),
        CONSTRAINT crew_searches_free_on_days CHECK (free IS NULL OR days IS NOT NULL)
      )`);
    await runner.query('CREATE INDEX crew_searches_of ON crew_searches (user_id)');
    await runner.query('CREATE INDEX crew_searches_due ON crew_searches (tell_at) WHERE tell_at IS NOT NULL');
    await runner.query(`
      CREATE TABLE crew_search_finds (
        search_id uuid NOT NULL CONSTRAINT crew_search_finds_search_fkey REFERENCES crew_searches ON DELETE CASCADE,
        user_id uuid NOT NULL CONSTRAINT crew_search_finds_user_fkey REFERENCES users ON DELETE CASCADE,
        found_at timestamptz NOT NULL,
        is_told boolean NOT NULL DEFAULT false,
        CONSTRAINT crew_search_finds_pkey PRIMARY KEY (search_id, user_id)
      )`);
    await runner.query('CREATE INDEX crew_search_finds_user ON crew_search_finds (user_id)');
    await runner.query('CREATE INDEX crew_search_finds_time ON crew_search_finds (found_at)');
    await runner.query(`
      CREATE TABLE fresh_crew (
        user_id uuid CONSTRAINT fresh_crew_pkey PRIMARY KEY
          CONSTRAINT fresh_crew_user_fkey REFERENCES users ON DELETE CASCADE,
        was_listed boolean NOT NULL,
        search_text text, skills_text text, location_text text,
        lat double precision, lon double precision,
        taken bit(512), free bit(512)
      )`);
    await runner.query(`
      CREATE FUNCTION note_fresh_crew() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM crew_searches) THEN
          RETURN NULL;
        ELSIF TG_OP = 'INSERT' THEN
          INSERT INTO fresh_crew (user_id, was_listed) VALUES (NEW.user_id, false) ON CONFLICT DO NOTHING;
        ELSE
          INSERT INTO fresh_crew (user_id, was_listed, ${looked}) VALUES (OLD.user_id, true, ${each('OLD')})
          ON CONFLICT DO NOTHING;
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER crew_entries_fresh_inserted AFTER INSERT ON crew_entries
      FOR EACH ROW EXECUTE FUNCTION note_fresh_crew()`);
    await runner.query(`
      CREATE TRIGGER crew_entries_fresh_updated AFTER UPDATE ON crew_entries
      FOR EACH ROW WHEN ((${each('OLD')}) IS DISTINCT FROM (${each('NEW')})) EXECUTE FUNCTION note_fresh_crew()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER crew_entries_fresh_updated ON crew_entries');
    await runner.query('DROP TRIGGER crew_entries_fresh_inserted ON crew_entries');
    await runner.query('DROP FUNCTION note_fresh_crew');
    await runner.query('DROP TABLE fresh_crew, crew_search_finds, crew_searches');
  }
}
