import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A cover that found no one can be posted publicly: its job is marked urgent while the cover lives. */
export class PostCoversPublicly1765300000000 implements MigrationInterface {
  name = 'PostCoversPublicly1765300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN is_urgent boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE bookings.rescues ADD COLUMN posted_at timestamptz');
    await runner.query('CREATE INDEX rescues_posted ON bookings.rescues (job_id) WHERE posted_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings.rescues DROP COLUMN posted_at');
    await runner.query('ALTER TABLE jobs DROP COLUMN is_urgent');
  }
}
