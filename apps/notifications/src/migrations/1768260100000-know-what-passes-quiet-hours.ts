import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which notices come in quiet hours too: urgent cover, where its recipient lets it. */
export class KnowWhatPassesQuietHours1768260100000 implements MigrationInterface {
  name = 'KnowWhatPassesQuietHours1768260100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN passes_quiet_hours boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN passes_quiet_hours');
  }
}
