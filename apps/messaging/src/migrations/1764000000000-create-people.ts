import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePeople1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE people (
        id uuid CONSTRAINT people_pkey PRIMARY KEY,
        role text CONSTRAINT people_role_known CHECK (role IN ('freelancer', 'recruiter', 'admin')),
        display_name text,
        first_name text,
        last_name text,
        company_name text,
        version integer NOT NULL DEFAULT 0,
        deleted_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE people');
  }
}
