import type { MigrationInterface, QueryRunner } from 'typeorm';

async function know(runner: QueryRunner, kinds: string, decisions: string): Promise<void> {
  await runner.query(`
    ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_kind_known,
      DROP CONSTRAINT moderation_cases_decision_known,
      ADD CONSTRAINT moderation_cases_kind_known CHECK (kind IN ('user', 'job', 'message', 'attachment'${kinds})),
      ADD CONSTRAINT moderation_cases_decision_known
        CHECK (decision IN ('dismissed', 'warned', 'removed', 'suspended'${decisions}))`);
}

/** Claims that a person did not come are settled beside reports. */
export class SettleNoShows1765200200000 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => know(runner, `, 'booking'`, `, 'attended', 'no_show'`);

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM moderation_cases WHERE kind = 'booking'`);
    await know(runner, '', '');
  }
}
