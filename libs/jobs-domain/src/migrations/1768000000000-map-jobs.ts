import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many jobs each town has is read from an index alone, without the companies that the reader does not meet too. */
export class MapJobs1768000000000 implements MigrationInterface {
  name = 'MapJobs1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX jobs_on_map ON jobs (lat, lon) INCLUDE (recruiter_id) WHERE status <> 'closed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX jobs_on_map');
  }
}
