import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say of their own time, who looked at it, and whose words have to be told again. */
export class CreateCalendars1765000600000 implements MigrationInterface {
  name = 'CreateCalendars1765000600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.block_rules (
        id uuid CONSTRAINT block_rules_pk PRIMARY KEY,
        freelancer_id uuid NOT NULL,
        rrule text NOT NULL,
        repeat jsonb NOT NULL,
        exceptions date[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX block_rules_of_freelancer ON bookings.block_rules (freelancer_id)');
    await runner.query(`
      CREATE TABLE bookings.blocks (
        id uuid CONSTRAINT blocks_pk PRIMARY KEY,
        freelancer_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT blocks_kind_known CHECK (kind IN ('available', 'maybe', 'unavailable')),
        note text,
        starts_on date NOT NULL,
        starts_at time,
        starts_again boolean NOT NULL DEFAULT false,
        ends_on date NOT NULL,
        ends_at time,
        ends_again boolean NOT NULL DEFAULT false,
        during tstzrange NOT NULL,
        rule_id uuid CONSTRAINT blocks_rule_fk REFERENCES bookings.block_rules (id) ON DELETE CASCADE,
        occurs_on date,
        is_exception boolean NOT NULL DEFAULT false,
        set_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT blocks_bounded CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)),
        CONSTRAINT blocks_half_open CHECK (lower_inc(during) AND NOT upper_inc(during)),
        CONSTRAINT blocks_of_a_year CHECK (upper(during) - lower(during) <= interval '368 days'),
        CONSTRAINT blocks_both_times CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
        CONSTRAINT blocks_start_as_typed
          CHECK ((lower(during) AT TIME ZONE 'Europe/London') = starts_on + coalesce(starts_at, time '00:00')),
        CONSTRAINT blocks_end_as_typed
          CHECK ((upper(during) AT TIME ZONE 'Europe/London') = ends_on + coalesce(ends_at, time '00:00')),
        CONSTRAINT blocks_of_rules_occur CHECK ((rule_id IS NULL) = (occurs_on IS NULL)),
        CONSTRAINT blocks_occur_once UNIQUE (rule_id, occurs_on)
      )`);
    await runner.query('CREATE INDEX blocks_during ON bookings.blocks USING gist (freelancer_id, during)');
    await runner.query(`
      CREATE TABLE bookings.calendar_settings (
        user_id uuid CONSTRAINT calendar_settings_pk PRIMARY KEY,
        sharing text CONSTRAINT calendar_settings_sharing_known CHECK (sharing IN ('all', 'known', 'nobody')),
        pattern jsonb,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE bookings.availability_looks (
        freelancer_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        day date NOT NULL,
        CONSTRAINT availability_looks_pk PRIMARY KEY (freelancer_id, recruiter_id, day)
      )`);
    await runner.query('CREATE INDEX availability_looks_day ON bookings.availability_looks (day)');
    await this.markChanges(runner);
  }

  /** Marks are only added and taken away, never shared, so that no two transactions wait for each other. */
  private async markChanges(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.availability_marks (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT availability_marks_pk PRIMARY KEY,
        user_id uuid NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query(`
      CREATE TABLE bookings.availability_horizon (
        id boolean CONSTRAINT availability_horizon_pk PRIMARY KEY DEFAULT true CONSTRAINT one_horizon CHECK (id),
        told_to date
      )`);
    await runner.query('INSERT INTO bookings.availability_horizon DEFAULT VALUES');
    await runner.query(`
      CREATE FUNCTION bookings.mark_freelancer() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO bookings.availability_marks (user_id) VALUES (coalesce(NEW.freelancer_id, OLD.freelancer_id));
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION bookings.mark_user() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO bookings.availability_marks (user_id) VALUES (coalesce(NEW.user_id, OLD.user_id));
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION bookings.mark_pencils() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO bookings.availability_marks (user_id)
        SELECT o.freelancer_id FROM bookings.roles r JOIN bookings.offers o ON o.role_id = r.id AND o.state = 'held'
        WHERE r.job_id = NEW.job_id AND NEW.id = ANY(o.call_ids);
        RETURN NULL;
      END $$`);
    const triggers = [
      ['commitments', 'INSERT OR UPDATE OR DELETE', '', 'mark_freelancer'],
      ['blocks', 'INSERT OR UPDATE OR DELETE', '', 'mark_freelancer'],
      ['calendar_settings', 'INSERT OR UPDATE OR DELETE', '', 'mark_user'],
      ['calls', 'UPDATE', 'WHEN (OLD.during IS DISTINCT FROM NEW.during)', 'mark_pencils'],
      ['offers', 'UPDATE', `WHEN ((OLD.state = 'held') IS DISTINCT FROM (NEW.state = 'held'))`, 'mark_freelancer'],
    ];
    for (const [table, when, condition, call] of triggers)
      await runner.query(`
        CREATE TRIGGER ${table}_mark_availability AFTER ${when} ON bookings.${table}
        FOR EACH ROW ${condition} EXECUTE FUNCTION bookings.${call}()`);
    // What was booked or pencilled before is told once.
    await runner.query(`
      INSERT INTO bookings.availability_marks (user_id)
      SELECT freelancer_id FROM bookings.commitments WHERE state = 'confirmed' AND upper(during) > now()
      UNION SELECT freelancer_id FROM bookings.offers WHERE state = 'held'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['commitments', 'calls', 'offers'])
      await runner.query(`DROP TRIGGER ${table}_mark_availability ON bookings.${table}`);
    await runner.query(`
      DROP TABLE bookings.availability_horizon, bookings.availability_marks, bookings.availability_looks,
        bookings.calendar_settings, bookings.blocks, bookings.block_rules`);
    await runner.query('DROP FUNCTION bookings.mark_freelancer, bookings.mark_user, bookings.mark_pencils');
  }
}
