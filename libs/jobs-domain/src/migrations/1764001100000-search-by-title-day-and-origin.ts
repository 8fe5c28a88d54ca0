import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countListed, filteredByDay } from './count-listed.js';

const before = ['search_text', 'location_text', 'categories', 'rate_unit', 'rate_pence'];

/**
 * The list is also filtered by day and by origin, so the log of changes remembers both; and the titles have an index of
 * their own, because a job whose title matches comes before one whose description does.
 */
export class SearchByTitleDayAndOrigin1764001100000 implements MigrationInterface {
  name = 'SearchByTitleDayAndOrigin1764001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_list_changes ADD COLUMN recruiter_id uuid, ADD COLUMN event_date date');
    await runner.query(countListed(filteredByDay));
    // The first line of what is searched is the title.
    await runner.query(`
      CREATE INDEX jobs_titles ON jobs USING gin (split_part(search_text, E'\\n', 1) gin_trgm_ops)
      WHERE status <> 'closed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX jobs_titles');
    await runner.query(countListed(before));
    await runner.query('ALTER TABLE job_list_changes DROP COLUMN recruiter_id, DROP COLUMN event_date');
  }
}
