import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of those booked comes late to a call, as they said last. */
export class NoteWhoComesLate1765200000000 implements MigrationInterface {
  name = 'NoteWhoComesLate1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.late_arrivals (
        call_id uuid NOT NULL CONSTRAINT late_arrivals_call_fk REFERENCES bookings.calls (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        expected_at timestamptz NOT NULL,
        note text,
        times integer NOT NULL DEFAULT 1,
        told_at timestamptz NOT NULL,
        CONSTRAINT late_arrivals_pk PRIMARY KEY (call_id, freelancer_id)
      )`);
    await runner.query('CREATE INDEX late_arrivals_of_person ON bookings.late_arrivals (freelancer_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.late_arrivals');
  }
}
