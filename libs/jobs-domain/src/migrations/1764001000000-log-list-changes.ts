import type { MigrationInterface, QueryRunner } from 'typeorm';

const filtered = ['search_text', 'location_text', 'categories', 'rate_unit', 'rate_pence'];
const filteredOf = (row: string): string => filtered.map((column) => `${row}.${column}`).join(', ');
/** A change that no list could show is none. */
const changed = `(n.status <> 'closed') <> (o.status <> 'closed')
  OR n.status <> 'closed' AND (${filteredOf('n')}) IS DISTINCT FROM (${filteredOf('o')})`;

/**
 * What the filters saw of a job before each change, so that a count of an earlier version is brought up to date by the
 * changes since instead of being made again. Versions are given out under the lock of the one row of totals, so who
 * sees a version sees all changes up to it. Changes of the last thousand versions are kept.
 */
export class LogListChanges1764001000000 implements MigrationInterface {
  name = 'LogListChanges1764001000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_list_changes (
        version bigint NOT NULL,
        job_id uuid NOT NULL,
        status text NOT NULL,
        search_text text,
        location_text text,
        categories text[],
        rate_unit text,
        rate_pence integer,
        CONSTRAINT job_list_changes_pk PRIMARY KEY (version, job_id)
      )`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION jobs_count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        delta integer := 0;
        moved boolean := false;
        now_at bigint;
      BEGIN
        IF TG_OP = 'INSERT' THEN
          SELECT count(*) FILTER (WHERE status <> 'closed') INTO delta FROM new_rows;
          moved := delta > 0;
        ELSIF TG_OP = 'DELETE' THEN
          SELECT -count(*) FILTER (WHERE status <> 'closed') INTO delta FROM old_rows;
          moved := delta < 0;
        ELSE
          SELECT coalesce(sum((n.status <> 'closed')::integer - (o.status <> 'closed')::integer), 0),
                 coalesce(bool_or(${changed}), false)
            INTO delta, moved FROM new_rows n JOIN old_rows o USING (id);
        END IF;
        IF NOT moved THEN RETURN NULL; END IF;
        UPDATE job_totals SET listed = listed + delta, version = version + 1 RETURNING version INTO now_at;
        IF TG_OP = 'INSERT' THEN
          INSERT INTO job_list_changes (version, job_id, status)
            SELECT now_at, id, 'closed' FROM new_rows WHERE status <> 'closed';
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO job_list_changes SELECT now_at, o.id, o.status, ${filteredOf('o')}
            FROM old_rows o WHERE o.status <> 'closed';
        ELSE
          INSERT INTO job_list_changes SELECT now_at, id, o.status, ${filteredOf('o')}
            FROM new_rows n JOIN old_rows o USING (id) WHERE ${changed};
        END IF;
        DELETE FROM job_list_changes WHERE version <= now_at - 1000;
        RETURN NULL;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION jobs_count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
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
                 coalesce(bool_or(${changed}), false)
            INTO delta, moved FROM new_rows n JOIN old_rows o USING (id);
        END IF;
        IF delta <> 0 OR moved THEN
          UPDATE job_totals SET listed = listed + delta, version = version + 1;
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query('DROP TABLE job_list_changes');
  }
}
