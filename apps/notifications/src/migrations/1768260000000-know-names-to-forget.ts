import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names in what others were told, which go with the person: former ones, and whose first name a notice says. */
export class KnowNamesToForget1768260000000 implements MigrationInterface {
  name = 'KnowNamesToForget1768260000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE people ADD COLUMN former_names text[] NOT NULL DEFAULT '{}'");
    await runner.query('ALTER TABLE notifications ADD COLUMN first_name_of uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN first_name_of');
    await runner.query('ALTER TABLE people DROP COLUMN former_names');
  }
}
