import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the mail of a notification brings for the recipient's calendar. */
export class KeepBookedTimes1765002100000 implements MigrationInterface {
  name = 'KeepBookedTimes1765002100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN booked jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN booked');
  }
}
