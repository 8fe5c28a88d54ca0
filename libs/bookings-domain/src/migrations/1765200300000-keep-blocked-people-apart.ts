import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants nothing from whom, as messaging tells of it. */
export class KeepBlockedPeopleApart1765200300000 implements MigrationInterface {
  name = 'KeepBlockedPeopleApart1765200300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.blocked_people (
        by_id uuid NOT NULL,
        against_id uuid NOT NULL,
        is_on boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT blocked_people_pk PRIMARY KEY (by_id, against_id)
      )`);
    await runner.query('CREATE INDEX blocked_people_against ON bookings.blocked_people (against_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.blocked_people');
  }
}
