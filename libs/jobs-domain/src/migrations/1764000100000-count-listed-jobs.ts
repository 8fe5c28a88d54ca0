import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row that knows how many jobs are listed, and a version that moves whenever a count could have changed: counting
 * them for every visitor would cost a hundred times the page itself. Kept by triggers, so that no writer can forget it.
 */
export class CountListedJobs1764000100000 implements MigrationInterface {
  name = 'CountListedJobs1764000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_totals (
        id boolean CONSTRAINT job_totals_pk PRIMARY KEY DEFAULT true CONSTRAINT job_totals_one_row CHECK (id),
        listed integer NOT NULL DEFAULT 0,
        version bigint NOT NULL DEFAULT 0
      )`);
    await runner.query(`INSERT INTO job_totals (listed) SELECT count(*) FROM jobs WHERE status <> 'closed'`);
    await runner.query(`
      CREATE FUNCTION jobs_count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        delta integer := 0;
        moved boolean := false;
      BEGIN
        IF TG_OP = 'INSERT' THEN
          SELECT count(*) FILTER (WHERE status <> 'closed') INTO delta FROM new_rows;
        ELSIF TG_OP = 'DELETE' THEN
          SELECT -count(*) FILTER (WHERE status <> 'closed') INTO delta FROM old_rows;
        ELSE
          SELECT coalesce(sum((n.status <> 'closed')::integer - (o.status <> 'closed')::integer), 0),
                 coalesce(bool_or(((n.status <> 'closed') <> (o.status <> 'closed'))
                   OR (n.search_text, n.location_text, n.categories)
                      IS DISTINCT FROM (o.search_text, o.location_text, o.categories)), false)
            INTO delta, moved FROM new_rows n JOIN old_rows o USING (id);
        END IF;
        IF delta <> 0 OR moved THEN
          UPDATE job_totals SET listed = listed + delta, version = version + 1;
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER jobs_listed_inserted AFTER INSERT ON jobs
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_count_listed()`);
    await runner.query(`
      CREATE TRIGGER jobs_listed_updated AFTER UPDATE ON jobs
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_count_listed()`);
    await runner.query(`
      CREATE TRIGGER jobs_listed_deleted AFTER DELETE ON jobs
      REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION jobs_count_listed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION jobs_count_listed CASCADE');
    await runner.query('DROP TABLE job_totals');
  }
}
