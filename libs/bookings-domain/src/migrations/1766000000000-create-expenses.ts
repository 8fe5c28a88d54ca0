import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What crew paid for bookings, with receipts: opened, then handed in and scanned, then safe or blocked. */
export class CreateExpenses1766000000000 implements MigrationInterface {
  name = 'CreateExpenses1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.receipts (
        id uuid CONSTRAINT receipts_pk PRIMARY KEY,
        booking_id uuid NOT NULL CONSTRAINT receipts_booking_fk REFERENCES bookings.bookings (id) ON DELETE CASCADE,
        name text,
        type text,
        size integer,
        state text NOT NULL DEFAULT 'opened'
          CONSTRAINT receipts_state_known CHECK (state IN ('opened', 'scanning', 'safe', 'blocked')),
        created_at timestamptz NOT NULL,
        CONSTRAINT receipts_named CHECK (state = 'opened' OR (name IS NOT NULL AND type IS NOT NULL AND size IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX receipts_of_booking ON bookings.receipts (booking_id)');
    await runner.query(`
      CREATE TABLE bookings.expenses (
        id uuid CONSTRAINT expenses_pk PRIMARY KEY,
        booking_id uuid NOT NULL CONSTRAINT expenses_booking_fk REFERENCES bookings.bookings (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        day date NOT NULL,
        kind text NOT NULL CONSTRAINT expenses_kind_known
          CHECK (kind IN ('travel', 'mileage', 'parking', 'meals', 'materials', 'other')),
        amount_pence integer NOT NULL CONSTRAINT expenses_amount_limited CHECK (amount_pence BETWEEN 1 AND 1000000),
        tenth_miles integer,
        mile_pence integer,
        vat_pence integer NOT NULL,
        note text,
        receipt_id uuid CONSTRAINT expenses_receipt_once UNIQUE
          CONSTRAINT expenses_receipt_fk REFERENCES bookings.receipts (id) ON DELETE SET NULL,
        state text NOT NULL CONSTRAINT expenses_state_known CHECK (state IN ('submitted', 'disputed', 'approved')),
        reason text,
        approved_at timestamptz,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT expenses_vat_in_amount CHECK (vat_pence >= 0 AND vat_pence * 6 < amount_pence + 6),
        CONSTRAINT expenses_miles_whole CHECK ((kind = 'mileage') = (tenth_miles IS NOT NULL)
          AND (kind = 'mileage') = (mile_pence IS NOT NULL)),
        CONSTRAINT expenses_approved_whole CHECK ((state = 'approved') = (approved_at IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX expenses_of_booking ON bookings.expenses (booking_id, day)');
    await runner.query('CREATE INDEX expenses_of_crew ON bookings.expenses (freelancer_id, day)');
    await runner.query('CREATE INDEX expenses_of_company ON bookings.expenses (recruiter_id, day)');
    await runner.query(`
      CREATE FUNCTION bookings.keep_approved_expense() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the approved expense % stays as it is', OLD.id;
      END $$`);
    await runner.query(`
      CREATE TRIGGER expenses_approved_for_good BEFORE UPDATE ON bookings.expenses FOR EACH ROW
      WHEN (OLD.state = 'approved' AND (OLD.booking_id, OLD.freelancer_id, OLD.recruiter_id, OLD.day, OLD.kind,
          OLD.amount_pence, OLD.tenth_miles, OLD.mile_pence, OLD.vat_pence, OLD.state, OLD.approved_at)
        IS DISTINCT FROM (NEW.booking_id, NEW.freelancer_id, NEW.recruiter_id, NEW.day, NEW.kind,
          NEW.amount_pence, NEW.tenth_miles, NEW.mile_pence, NEW.vat_pence, NEW.state, NEW.approved_at))
      EXECUTE FUNCTION bookings.keep_approved_expense()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.expenses');
    await runner.query('DROP FUNCTION bookings.keep_approved_expense()');
    await runner.query('DROP TABLE bookings.receipts');
  }
}
