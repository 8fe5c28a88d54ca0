import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = `'timesheets', 'timesheet_remind', 'timesheet_approve', 'timesheet_lock', 'forget_timesheets'`;

/** Hours worked, by person and call, with the figures of either side; calls that are planned already get theirs at their end. */
export class CreateTimesheets1765700000000 implements MigrationInterface {
  name = 'CreateTimesheets1765700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.timesheets (
        id uuid CONSTRAINT timesheets_pk PRIMARY KEY,
        booking_id uuid NOT NULL CONSTRAINT timesheets_booking_fk REFERENCES bookings.bookings (id),
        call_id uuid NOT NULL CONSTRAINT timesheets_call_fk REFERENCES bookings.calls (id),
        freelancer_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        corrects_id uuid CONSTRAINT timesheets_corrected_once UNIQUE
          CONSTRAINT timesheets_corrects_fk REFERENCES bookings.timesheets (id),
        state text NOT NULL
          CONSTRAINT timesheets_state_known CHECK (state IN ('due', 'submitted', 'disputed', 'approved', 'locked')),
        round integer NOT NULL CONSTRAINT timesheets_round_limited CHECK (round BETWEEN 0 AND 3),
        planned tstzrange NOT NULL,
        is_time_to_follow boolean NOT NULL,
        in_at timestamptz NOT NULL,
        out_at timestamptz NOT NULL,
        breaks jsonb NOT NULL,
        travel_days integer NOT NULL,
        nights_away integer NOT NULL,
        paid_minutes integer NOT NULL,
        pay jsonb,
        submitted_at timestamptz,
        approved_at timestamptz,
        approved_by text CONSTRAINT timesheets_approver_known CHECK (approved_by IN ('company', 'crew', 'time')),
        locked_at timestamptz,
        deadline_version integer NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT timesheets_out_after_in CHECK (out_at > in_at AND out_at - in_at <= interval '25 hours'),
        CONSTRAINT timesheets_approved_whole CHECK ((approved_at IS NULL) = (approved_by IS NULL)
          AND (approved_at IS NOT NULL) = (state IN ('approved', 'locked')))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX timesheets_once_a_call ON bookings.timesheets (booking_id, call_id) WHERE corrects_id IS NULL`);
    await runner.query('CREATE INDEX timesheets_of_call ON bookings.timesheets (call_id)');
    await runner.query('CREATE INDEX timesheets_of_crew ON bookings.timesheets (freelancer_id, state, in_at DESC)');
    await runner.query('CREATE INDEX timesheets_of_company ON bookings.timesheets (recruiter_id, state, in_at DESC)');
    await runner.query(`
      CREATE FUNCTION bookings.keep_agreed_hours() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the agreed hours of the timesheet % stay as they are', OLD.id;
      END $$`);
    await runner.query(`
      CREATE TRIGGER agreed_hours_stay BEFORE UPDATE ON bookings.timesheets FOR EACH ROW
      WHEN (OLD.state IN ('approved', 'locked') AND (OLD.in_at, OLD.out_at, OLD.breaks, OLD.travel_days, OLD.nights_away,
          OLD.paid_minutes, OLD.pay, OLD.approved_at, OLD.approved_by) IS DISTINCT FROM (NEW.in_at, NEW.out_at, NEW.breaks,
          NEW.travel_days, NEW.nights_away, NEW.paid_minutes, NEW.pay, NEW.approved_at, NEW.approved_by)
        OR OLD.state = 'locked' AND NEW.state <> 'locked')
      EXECUTE FUNCTION bookings.keep_agreed_hours()`);
    await runner.query(`
      CREATE TABLE bookings.timesheet_versions (
        timesheet_id uuid NOT NULL CONSTRAINT timesheet_versions_of_sheet
          REFERENCES bookings.timesheets (id) ON DELETE CASCADE,
        number integer NOT NULL,
        by_side text NOT NULL CONSTRAINT timesheet_versions_side_known CHECK (by_side IN ('crew', 'company')),
        round integer NOT NULL,
        figures jsonb NOT NULL,
        reasons jsonb NOT NULL,
        note text,
        at timestamptz NOT NULL,
        CONSTRAINT timesheet_versions_pk PRIMARY KEY (timesheet_id, number)
      )`);
    await runner.query(`
      INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
      SELECT gen_random_uuid(), upper(during), 'timesheets', id, 0 FROM bookings.calls
      WHERE removed_at IS NULL AND upper(during) > now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM bookings.deadlines WHERE kind IN (${kinds})`);
    await runner.query('DROP TABLE bookings.timesheet_versions');
    await runner.query('DROP TABLE bookings.timesheets');
    await runner.query('DROP FUNCTION bookings.keep_agreed_hours()');
  }
}
