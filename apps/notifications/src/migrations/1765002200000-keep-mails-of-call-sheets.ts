import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the mail of a call sheet says besides the words of its notification. */
export class KeepMailsOfCallSheets1765002200000 implements MigrationInterface {
  name = 'KeepMailsOfCallSheets1765002200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN sheet jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN sheet');
  }
}
