import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kit that roles ask for, and that bookings take with them. */
export class HireKit1767100200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE bookings.roles ADD kit jsonb NOT NULL DEFAULT '[]'`);
    // The promise: no piece of kit is on two confirmed bookings at once. An item of four has the units 1 to 4.
    await runner.query(`
      CREATE TABLE bookings.kit_commitments (
        id uuid CONSTRAINT kit_commitments_pk PRIMARY KEY,
        booking_id uuid NOT NULL CONSTRAINT kit_commitments_booking_fk REFERENCES bookings.bookings (id) ON DELETE CASCADE,
        item_id uuid NOT NULL,
        unit integer NOT NULL,
        of_count integer NOT NULL,
        during tstzrange NOT NULL,
        state text NOT NULL CONSTRAINT kit_commitments_state_known CHECK (state IN ('confirmed', 'cancelled')),
        CONSTRAINT kit_commitments_counted CHECK (unit BETWEEN 1 AND of_count),
        CONSTRAINT kit_commitments_bounded
          CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)),
        CONSTRAINT one_piece_at_a_time EXCLUDE USING gist (item_id WITH =, unit WITH =, during WITH &&)
          WHERE (state = 'confirmed')
      )`);
    await runner.query('CREATE INDEX kit_commitments_of_booking ON bookings.kit_commitments (booking_id)');
    // It is out from the first of the booking's calls to the end of the last, whatever becomes of these.
    await runner.query(`
      CREATE FUNCTION bookings.kit_follows_calls() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE bookings.kit_commitments k
        SET during = coalesce(s.during, k.during), state = CASE WHEN s.during IS NULL THEN 'cancelled' ELSE 'confirmed' END
        FROM (
          SELECT CASE WHEN count(*) > 0 THEN tstzrange(min(lower(m.during)), max(upper(m.during))) END AS during
          FROM bookings.commitments m WHERE m.booking_id = NEW.booking_id AND m.state = 'confirmed'
        ) s
        WHERE k.booking_id = NEW.booking_id;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER kit_follows_calls AFTER UPDATE OF during, state ON bookings.commitments
      FOR EACH ROW EXECUTE FUNCTION bookings.kit_follows_calls()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER kit_follows_calls ON bookings.commitments');
    await runner.query('DROP FUNCTION bookings.kit_follows_calls()');
    await runner.query('DROP TABLE bookings.kit_commitments');
    await runner.query('ALTER TABLE bookings.roles DROP kit');
  }
}
