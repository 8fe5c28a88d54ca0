import type { MigrationInterface, QueryRunner } from 'typeorm';

async function know(runner: QueryRunner, kinds: string): Promise<void> {
  await runner.query(`
    ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_kind_known,
      ADD CONSTRAINT moderation_cases_kind_known
        CHECK (kind IN ('user', 'job', 'message', 'attachment', 'booking'${kinds}))`);
}

/** Reviews are reported and judged beside all else. */
export class JudgeReviews1765810000000 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => know(runner, `, 'review'`);

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM moderation_cases WHERE kind = 'review'`);
    await know(runner, '');
  }
}
