import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has applied to whom: the two may see each other's address. Ids alone; addresses go with their person. */
export class CreateDealings1764000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE people ADD COLUMN email text');
    await runner.query(`
      CREATE TABLE dealings (
        low_id uuid NOT NULL,
        high_id uuid NOT NULL,
        CONSTRAINT dealings_pkey PRIMARY KEY (low_id, high_id),
        CONSTRAINT dealings_pair_ordered CHECK (low_id < high_id)
      )`);
    await runner.query('CREATE INDEX dealings_high ON dealings (high_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dealings');
    await runner.query('ALTER TABLE people DROP COLUMN email');
  }
}
