import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a cancelled call costs is a sheet of its own, told by its cancelling; those that are there are hours. */
export class OweCancellationFees1768170000000 implements MigrationInterface {
  name = 'OweCancellationFees1768170000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings.timesheets ADD COLUMN cancellation_id uuid');
    await runner.query(
      'CREATE UNIQUE INDEX timesheets_of_cancellation ON bookings.timesheets (cancellation_id) WHERE cancellation_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM bookings.timesheets WHERE cancellation_id IS NOT NULL');
    await runner.query('ALTER TABLE bookings.timesheets DROP COLUMN cancellation_id');
  }
}
