import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a person came from when they applied; who was asked did not come by themselves. */
export class KeepSourcesOfApplications1765600000000 implements MigrationInterface {
  name = 'KeepSourcesOfApplications1765600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE applications ADD COLUMN source text NOT NULL DEFAULT 'search'
      CHECK (source IN ('search', 'alert', 'invite', 'share'))`);
    await runner.query(`UPDATE applications SET source = 'invite' WHERE invited_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP COLUMN source');
  }
}
