import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that wait for their company to come back, bookings that were cancelled, and rates that can be filtered. */
export class HoldJobsAndFilterRates1764000500000 implements MigrationInterface {
  name = 'HoldJobsAndFilterRates1764000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE jobs ADD COLUMN resume_as text
        CONSTRAINT jobs_resume_as_open CHECK (resume_as IN ('active', 'paused'))`);
    await runner.query('ALTER TABLE applications ADD COLUMN cancelled_at timestamptz');
    await runner.query(`
      CREATE INDEX applications_of_job ON applications (job_id, applied_at DESC, id DESC)
      WHERE hidden_by_recruiter_at IS NULL`);
    // In the list's own order, with the amount at hand: a page is read without a sort.
    await runner.query(`
      CREATE INDEX jobs_by_rate ON jobs (rate_unit, created_at DESC, id DESC, rate_pence)
      WHERE status <> 'closed' AND rate_pence IS NOT NULL`);
    await this.watch(runner, ', rate_unit, rate_pence');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.watch(runner, '');
    await runner.query('DROP INDEX jobs_by_rate');
    await runner.query('DROP INDEX applications_of_job');
    await runner.query('ALTER TABLE applications DROP COLUMN cancelled_at');
    await runner.query('ALTER TABLE jobs DROP COLUMN resume_as');
  }

  /** The version of the counts moves with these columns too. */
  private async watch(runner: QueryRunner, more: string): Promise<void> {
    const columns = `search_text, location_text, categories${more}`;
    const of = (row: string): string => columns.replace(/\w+/g, (column) => `${row}.${column}`);
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
                 coalesce(bool_or(((n.status <> 'closed') <> (o.status <> 'closed'))
                   OR (${of('n')}) IS DISTINCT FROM (${of('o')})), false)
            INTO delta, moved FROM new_rows n JOIN old_rows o USING (id);
        END IF;
        IF delta <> 0 OR moved THEN
          UPDATE job_totals SET listed = listed + delta, version = version + 1;
        END IF;
        RETURN NULL;
      END $$`);
  }
}
