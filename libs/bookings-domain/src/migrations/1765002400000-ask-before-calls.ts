import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is booked is asked and reminded before a call; of the calls that are planned already too. */
export class AskBeforeCalls1765002400000 implements MigrationInterface {
  name = 'AskBeforeCalls1765002400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.still_on (
        call_id uuid NOT NULL CONSTRAINT still_on_call_fk REFERENCES bookings.calls (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        asked_at timestamptz NOT NULL,
        answer text CONSTRAINT still_on_answer_known CHECK (answer IN ('yes', 'problem')),
        answered_at timestamptz,
        CONSTRAINT still_on_pk PRIMARY KEY (call_id, freelancer_id)
      )`);
    await runner.query('CREATE INDEX still_on_of_person ON bookings.still_on (freelancer_id)');
    await runner.query('ALTER TABLE bookings.sheet_receipts ADD COLUMN no_reminders boolean NOT NULL DEFAULT false');
    await runner.query(`
      INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
      SELECT gen_random_uuid(), lower(c.during) - k.ahead, k.kind, c.id, 0 FROM bookings.calls c,
        (VALUES ('call_in_two_days', interval '48 hours'), ('call_tomorrow', interval '24 hours'),
          ('call_soon', interval '2 hours')) AS k (kind, ahead)
      WHERE c.removed_at IS NULL AND lower(c.during) - k.ahead > now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM bookings.deadlines WHERE kind IN ('call_in_two_days', 'call_tomorrow', 'call_soon')`,
    );
    await runner.query('ALTER TABLE bookings.sheet_receipts DROP COLUMN no_reminders');
    await runner.query('DROP TABLE bookings.still_on');
  }
}
