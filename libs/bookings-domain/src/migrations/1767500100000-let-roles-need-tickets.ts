import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which tickets a role needs, and with a booking what its company saw of them. */
export class LetRolesNeedTickets1767500100000 implements MigrationInterface {
  name = 'LetRolesNeedTickets1767500100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings.roles ADD COLUMN tickets jsonb NOT NULL DEFAULT '{"needs": [], "only_valid": false}'`);
    await runner.query('ALTER TABLE jobs ADD COLUMN needs_tickets boolean NOT NULL DEFAULT false');
    await runner.query(`ALTER TABLE bookings.bookings ADD COLUMN tickets_seen jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings.bookings DROP COLUMN tickets_seen');
    await runner.query('ALTER TABLE jobs DROP COLUMN needs_tickets');
    await runner.query('ALTER TABLE bookings.roles DROP COLUMN tickets');
  }
}
