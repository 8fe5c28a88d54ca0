import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countListed, filteredByDay } from './count-listed.js';

/**
 * Where jobs are, by the town that their place names, so that a list knows what is near. `placed_as` is the text the
 * point was found for: one that is written over is looked up again, and a process that knows no places may write jobs.
 */
export class PlaceJobs1766200000000 implements MigrationInterface {
  name = 'PlaceJobs1766200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE jobs ADD COLUMN lat double precision, ADD COLUMN lon double precision, ADD COLUMN placed_as text,
        ADD CONSTRAINT jobs_point_whole CHECK ((lat IS NULL) = (lon IS NULL))`);
    await runner.query(`
      CREATE INDEX jobs_near ON jobs USING gist (point(lon, lat)) WHERE status <> 'closed' AND lat IS NOT NULL`);
    await runner.query(`
      CREATE INDEX jobs_unplaced ON jobs (location_text)
      WHERE status <> 'closed' AND placed_as IS DISTINCT FROM location_text`);
    await runner.query('ALTER TABLE job_list_changes ADD COLUMN lat double precision, ADD COLUMN lon double precision');
    await runner.query(countListed([...filteredByDay, 'lat', 'lon']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(countListed(filteredByDay));
    await runner.query('ALTER TABLE job_list_changes DROP COLUMN lat, DROP COLUMN lon');
    await runner.query('DROP INDEX jobs_unplaced, jobs_near');
    await runner.query('ALTER TABLE jobs DROP COLUMN lat, DROP COLUMN lon, DROP COLUMN placed_as');
  }
}
