import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has applied to whom: the two may see each other's address. Ids alone. */
export class CreateDealings1764000340000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dealings (
        freelancer_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        CONSTRAINT dealings_pkey PRIMARY KEY (freelancer_id, recruiter_id)
      )`);
    await runner.query('CREATE INDEX dealings_of_recruiter ON dealings (recruiter_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dealings');
  }
}
