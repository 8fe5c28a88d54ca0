import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What holds while a change of it waits for an answer. */
export class KeepWhatWasAgreed1765000700000 implements MigrationInterface {
  name = 'KeepWhatWasAgreed1765000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE bookings.revisions ADD COLUMN agreed jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings.revisions DROP COLUMN agreed');
  }
}
