import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a company asks with an application, and the answers in the words of their questions. */
export class AskApplicants1765250000000 implements MigrationInterface {
  name = 'AskApplicants1765250000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD COLUMN questions jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`ALTER TABLE applications ADD COLUMN answers jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP COLUMN answers');
    await runner.query('ALTER TABLE jobs DROP COLUMN questions');
  }
}
