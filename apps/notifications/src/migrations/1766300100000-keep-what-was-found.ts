import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The new jobs of a saved search that its mail lists. */
export class KeepWhatWasFound1766300100000 implements MigrationInterface {
  name = 'KeepWhatWasFound1766300100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN found jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN found');
  }
}
