import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an administrator took the words and files of a message away: nothing is hung on it from then on. */
export class KnowRemovedMessages1768260000000 implements MigrationInterface {
  name = 'KnowRemovedMessages1768260000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN removed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN removed_at');
  }
}
