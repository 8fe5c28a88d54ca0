import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a company took back that a person did not come. */
export class WithdrawNoShows1765610000000 implements MigrationInterface {
  name = 'WithdrawNoShows1765610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings.no_shows ADD COLUMN withdrawn_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings.no_shows DROP COLUMN withdrawn_at');
  }
}
