import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A job's open sources by one index alone: with two, a planner that knows nothing yet of a table that is being filled
 * reads all open sources for each job.
 */
export class IndexOpenSources1764000800000 implements MigrationInterface {
  name = 'IndexOpenSources1764000800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX job_sources_of_job');
    await runner.query('CREATE INDEX job_sources_of_job ON job_sources (job_id, gone_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX job_sources_of_job');
    await runner.query('CREATE INDEX job_sources_of_job ON job_sources (job_id)');
  }
}
