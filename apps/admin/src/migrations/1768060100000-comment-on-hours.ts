import type { MigrationInterface, QueryRunner } from 'typeorm';

async function know(runner: QueryRunner, kinds: string, decisions: string): Promise<void> {
  await runner.query(`
    ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_kind_known,
      DROP CONSTRAINT moderation_cases_decision_known,
      ADD CONSTRAINT moderation_cases_kind_known
        CHECK (kind IN ('user', 'job', 'message', 'attachment', 'booking', 'review'${kinds})),
      ADD CONSTRAINT moderation_cases_decision_known
        CHECK (decision IN ('dismissed', 'warned', 'removed', 'suspended', 'attended', 'no_show'${decisions}))`);
}

/** Hours on which two do not agree are commented on beside reports. */
export class CommentOnHours1768060100000 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => know(runner, `, 'timesheet'`, `, 'commented'`);

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM moderation_cases WHERE kind = 'timesheet'`);
    await know(runner, '', '');
  }
}
