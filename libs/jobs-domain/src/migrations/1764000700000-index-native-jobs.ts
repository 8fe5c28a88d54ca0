import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Our own open jobs by themselves: what search engines are told of is read without the boards' advertisements. */
export class IndexNativeJobs1764000700000 implements MigrationInterface {
  name = 'IndexNativeJobs1764000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX jobs_native ON jobs (created_at DESC, id DESC) INCLUDE (updated_at)
      WHERE status <> 'closed' AND recruiter_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX jobs_native');
  }
}
