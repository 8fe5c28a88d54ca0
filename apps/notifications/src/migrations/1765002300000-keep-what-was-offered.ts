import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the mail of an offer says and links besides its words. */
export class KeepWhatWasOffered1765002300000 implements MigrationInterface {
  name = 'KeepWhatWasOffered1765002300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN offered jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN offered');
  }
}
