import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A calendar asks for the few that clash, and read all that its owner was ever booked for. */
export class IndexClashingBookings1768160000000 implements MigrationInterface {
  name = 'IndexClashingBookings1768160000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX clashing_bookings ON bookings.bookings (freelancer_id) WHERE clashes AND state = 'confirmed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings.clashing_bookings');
  }
}
