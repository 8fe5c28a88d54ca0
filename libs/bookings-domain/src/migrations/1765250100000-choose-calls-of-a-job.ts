import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which roles and calls of a job a person applied for; none named means all of it. */
export class ChooseCallsOfAJob1765250100000 implements MigrationInterface {
  name = 'ChooseCallsOfAJob1765250100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE applications ADD COLUMN role_ids uuid[] NOT NULL DEFAULT '{}',
      ADD COLUMN call_ids uuid[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP COLUMN call_ids, DROP COLUMN role_ids');
  }
}
