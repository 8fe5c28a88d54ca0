import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What crew say of their tickets, without numbers: identity publishes it. */
export class KnowTicketsOfPeople1767500000000 implements MigrationInterface {
  name = 'KnowTicketsOfPeople1767500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE people ADD COLUMN tickets jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN tickets_shared text NOT NULL DEFAULT 'companies',
        ADD COLUMN tickets_version integer NOT NULL DEFAULT -1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE people DROP COLUMN tickets, DROP COLUMN tickets_shared, DROP COLUMN tickets_version`);
  }
}
