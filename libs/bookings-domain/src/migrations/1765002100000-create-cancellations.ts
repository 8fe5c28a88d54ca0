import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was cancelled, why, and what it costs by the terms; never changed but for being put back. */
export class CreateCancellations1765002100000 implements MigrationInterface {
  name = 'CreateCancellations1765002100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.cancellations (
        id uuid CONSTRAINT cancellations_pk PRIMARY KEY,
        booking_id uuid NOT NULL CONSTRAINT cancellations_booking_fk
          REFERENCES bookings.bookings (id) ON DELETE CASCADE,
        by_side text NOT NULL CONSTRAINT cancellations_side_known CHECK (by_side IN ('company', 'crew', 'system')),
        is_whole boolean NOT NULL,
        call_ids uuid[] NOT NULL,
        kind text CONSTRAINT cancellations_kind_known
          CHECK (kind IN ('ill', 'family', 'travel', 'double_booked', 'other')),
        reason text,
        words text,
        percent integer,
        fee_pence integer,
        cancelled_at timestamptz NOT NULL,
        put_back_at timestamptz
      )`);
    await runner.query('CREATE INDEX cancellations_of_booking ON bookings.cancellations (booking_id, cancelled_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.cancellations');
  }
}
