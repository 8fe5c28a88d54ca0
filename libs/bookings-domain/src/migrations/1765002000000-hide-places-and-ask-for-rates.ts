import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a job's exact place is for who is booked alone, and what an applicant asks for. */
export class HidePlacesAndAskForRates1765002000000 implements MigrationInterface {
  name = 'HidePlacesAndAskForRates1765002000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN hides_place boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE applications ADD COLUMN asked_pence integer, ADD COLUMN asked_basis text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP COLUMN asked_pence, DROP COLUMN asked_basis');
    await runner.query('ALTER TABLE jobs DROP COLUMN hides_place');
  }
}
