import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a job was closed: thirty days later its page is gone for search engines. */
export class KeepWhenJobsClosed1767300000000 implements MigrationInterface {
  name = 'KeepWhenJobsClosed1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN closed_at timestamptz');
    await runner.query(`UPDATE jobs SET closed_at = updated_at WHERE status = 'closed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP COLUMN closed_at');
  }
}
