import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What this scope keeps of identity's people. Each source has a version of its own; the highest one wins. */
export class CreatePeople1764000300000 implements MigrationInterface {
  name = 'CreatePeople1764000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE people (
        user_id uuid CONSTRAINT people_pk PRIMARY KEY,
        role text,
        first_name text,
        last_name text,
        company_name text,
        account_version integer NOT NULL DEFAULT -1,
        title text,
        experience_years integer,
        availability text,
        profile_version integer NOT NULL DEFAULT -1,
        is_suspended boolean NOT NULL DEFAULT false,
        standing_version integer NOT NULL DEFAULT -1,
        deleted_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE people');
  }
}
