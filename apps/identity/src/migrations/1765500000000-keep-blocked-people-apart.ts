import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants nothing from whom, as messaging told: they are not found by each other. Ids alone. */
export class KeepBlockedPeopleApart1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blocked_people (
        by_id uuid NOT NULL,
        against_id uuid NOT NULL,
        is_on boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT blocked_people_pkey PRIMARY KEY (by_id, against_id)
      )`);
    await runner.query('CREATE INDEX blocked_people_against ON blocked_people (against_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blocked_people');
  }
}
