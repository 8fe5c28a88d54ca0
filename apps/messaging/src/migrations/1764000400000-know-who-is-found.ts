import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether strangers find a person at all; standing has a version of its own, so that it and names may overtake each other. */
export class KnowWhoIsFound1764000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE people
        ADD COLUMN is_hidden boolean NOT NULL DEFAULT false,
        ADD COLUMN is_suspended boolean NOT NULL DEFAULT false,
        ADD COLUMN standing_version integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE people DROP COLUMN is_hidden, DROP COLUMN is_suspended, DROP COLUMN standing_version',
    );
  }
}
