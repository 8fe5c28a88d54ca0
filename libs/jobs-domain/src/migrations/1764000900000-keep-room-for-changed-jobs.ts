import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A change of what no index holds (where a job is advertised, how many were hired) is written beside the old row, and no
 * index has to take the job in again: the search index alone takes hundreds of entries for a job. It needs room on the
 * page, and indexes that leave out the time of the last change, which changes always. Pages that are full stay full.
 */
export class KeepRoomForChangedJobs1764000900000 implements MigrationInterface {
  name = 'KeepRoomForChangedJobs1764000900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs SET (fillfactor = 85)');
    await runner.query('DROP INDEX jobs_native');
    await runner.query(`
      CREATE INDEX jobs_native ON jobs (created_at DESC, id DESC)
      WHERE status <> 'closed' AND recruiter_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX jobs_native');
    await runner.query(`
      CREATE INDEX jobs_native ON jobs (created_at DESC, id DESC) INCLUDE (updated_at)
      WHERE status <> 'closed' AND recruiter_id IS NOT NULL`);
    await runner.query('ALTER TABLE jobs RESET (fillfactor)');
  }
}
