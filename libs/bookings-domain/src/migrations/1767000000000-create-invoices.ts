import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an issued document is marked with; all else of it stays. Bank details are taken out, never put in. */
const marks = `'{state,received_on,scheduled_for,paid_on,bank_sealed,version,updated_at}'::text[]`;

/** Invoices of crew to companies, and credit notes. Numbers are counted by a row of their seller. */
export class CreateInvoices1767000000000 implements MigrationInterface {
  name = 'CreateInvoices1767000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.invoice_numbers (
        freelancer_id uuid CONSTRAINT invoice_numbers_pk PRIMARY KEY,
        last integer NOT NULL CONSTRAINT invoice_numbers_count CHECK (last > 0)
      )`);
    await runner.query(`
      CREATE TABLE bookings.invoices (
        id uuid CONSTRAINT invoices_pk PRIMARY KEY,
        freelancer_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT invoices_kind_known CHECK (kind IN ('invoice', 'credit_note')),
        credits_id uuid CONSTRAINT invoices_credited_once UNIQUE
          CONSTRAINT invoices_credits_fk REFERENCES bookings.invoices (id),
        state text NOT NULL
          CONSTRAINT invoices_state_known CHECK (state IN ('draft', 'issued', 'scheduled', 'paid', 'credited')),
        prefix text NOT NULL,
        sequence integer,
        number text,
        seller_name text NOT NULL,
        seller_address text NOT NULL,
        buyer_name text NOT NULL,
        buyer_address text NOT NULL,
        po_number text,
        terms_days integer NOT NULL,
        vat_number text,
        lines jsonb NOT NULL,
        net_pence integer NOT NULL,
        vat_pence integer,
        gross_pence integer NOT NULL,
        vat jsonb,
        issued_at timestamptz,
        issued_on date,
        due_on date,
        received_on date,
        scheduled_for date,
        paid_on date,
        bank_sealed text,
        bank_changed_at timestamptz,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT invoices_sequence_once UNIQUE (freelancer_id, sequence),
        CONSTRAINT invoices_number_once UNIQUE (freelancer_id, number),
        CONSTRAINT invoices_issued_whole CHECK ((state = 'draft') = (number IS NULL)
          AND (number IS NULL) = (sequence IS NULL) AND (number IS NULL) = (issued_at IS NULL)
          AND (number IS NULL) = (issued_on IS NULL)),
        CONSTRAINT invoices_paid_whole CHECK ((state = 'paid') <= (paid_on IS NOT NULL)
          AND (state = 'scheduled') <= (scheduled_for IS NOT NULL)),
        CONSTRAINT invoices_credit_of_one CHECK ((kind = 'credit_note') = (credits_id IS NOT NULL)),
        CONSTRAINT invoices_sums_whole CHECK (gross_pence = net_pence + coalesce(vat_pence, 0)
          AND (vat_number IS NULL) = (vat IS NULL) AND (vat IS NULL) = (vat_pence IS NULL))
      )`);
    await runner.query('CREATE INDEX invoices_of_crew ON bookings.invoices (freelancer_id, created_at DESC)');
    await runner.query('CREATE INDEX invoices_of_company ON bookings.invoices (recruiter_id, issued_at DESC)');
    await runner.query(`
      CREATE TABLE bookings.invoice_items (
        id uuid CONSTRAINT invoice_items_pk PRIMARY KEY,
        invoice_id uuid NOT NULL CONSTRAINT invoice_items_invoice_fk
          REFERENCES bookings.invoices (id) ON DELETE CASCADE,
        booking_id uuid NOT NULL CONSTRAINT invoice_items_booking_fk
          REFERENCES bookings.bookings (id) ON DELETE CASCADE,
        timesheet_id uuid CONSTRAINT invoice_items_timesheet_fk
          REFERENCES bookings.timesheets (id) ON DELETE CASCADE,
        expense_id uuid CONSTRAINT invoice_items_expense_fk REFERENCES bookings.expenses (id) ON DELETE CASCADE,
        released_at timestamptz,
        CONSTRAINT invoice_items_of_one CHECK ((timesheet_id IS NULL) <> (expense_id IS NULL))
      )`);
    await runner.query('CREATE INDEX invoice_items_of_invoice ON bookings.invoice_items (invoice_id)');
    await runner.query(`
      CREATE UNIQUE INDEX invoice_items_hours_once ON bookings.invoice_items (timesheet_id) WHERE released_at IS NULL`);
    await runner.query(`
      CREATE UNIQUE INDEX invoice_items_expense_once ON bookings.invoice_items (expense_id) WHERE released_at IS NULL`);
    await runner.query(`
      CREATE FUNCTION bookings.keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the issued invoice % stays as it is', OLD.number;
      END $$`);
    await runner.query(`
      CREATE TRIGGER issued_invoices_stay BEFORE UPDATE ON bookings.invoices FOR EACH ROW
      WHEN (OLD.state <> 'draft' AND (to_jsonb(OLD) - ${marks} IS DISTINCT FROM to_jsonb(NEW) - ${marks}
        OR NEW.bank_sealed IS NOT NULL AND NEW.bank_sealed IS DISTINCT FROM OLD.bank_sealed
        OR NEW.state = 'draft' OR OLD.state = 'credited' AND NEW.state <> 'credited'))
      EXECUTE FUNCTION bookings.keep_issued_invoice()`);
    await runner.query(`
      CREATE TRIGGER issued_invoices_are_kept BEFORE DELETE ON bookings.invoices FOR EACH ROW
      WHEN (OLD.state <> 'draft' AND OLD.issued_at > now() - interval '6 years')
      EXECUTE FUNCTION bookings.keep_issued_invoice()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM bookings.deadlines WHERE kind = 'invoice_overdue'`);
    await runner.query('DROP TABLE bookings.invoice_items');
    await runner.query('DROP TABLE bookings.invoices');
    await runner.query('DROP FUNCTION bookings.keep_issued_invoice()');
    await runner.query('DROP TABLE bookings.invoice_numbers');
  }
}
