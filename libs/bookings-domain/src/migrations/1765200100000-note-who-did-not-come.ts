import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What companies say of who did not come, what the person says to it, and what an administrator found. */
export class NoteWhoDidNotCome1765200100000 implements MigrationInterface {
  name = 'NoteWhoDidNotCome1765200100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.no_shows (
        booking_id uuid CONSTRAINT no_shows_pk PRIMARY KEY
          CONSTRAINT no_shows_booking_fk REFERENCES bookings.bookings (id) ON DELETE CASCADE,
        call_id uuid NOT NULL CONSTRAINT no_shows_call_fk REFERENCES bookings.calls (id) ON DELETE CASCADE,
        note text,
        claimed_at timestamptz NOT NULL,
        objection text,
        objected_at timestamptz,
        outcome text CONSTRAINT no_shows_outcome_known CHECK (outcome IN ('no_show', 'attended')),
        reason text,
        settled_at timestamptz,
        CONSTRAINT no_shows_settled_whole CHECK ((outcome IS NULL) = (settled_at IS NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.no_shows');
  }
}
