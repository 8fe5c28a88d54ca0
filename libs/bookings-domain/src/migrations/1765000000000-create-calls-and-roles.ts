import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls and roles of jobs. What was typed is local to London; the range must be what follows from it. */
export class CreateCallsAndRoles1765000000000 implements MigrationInterface {
  name = 'CreateCallsAndRoles1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    await runner.query('CREATE SCHEMA bookings');
    await runner.query('ALTER TABLE applications ADD COLUMN invited_at timestamptz');
    // One row a person: the transaction that is about to take their time holds it.
    await runner.query('CREATE TABLE bookings.members (user_id uuid CONSTRAINT members_pk PRIMARY KEY)');
    await runner.query(`
      CREATE TABLE bookings.calls (
        id uuid CONSTRAINT calls_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT calls_job_fk REFERENCES jobs (id),
        name text,
        place text,
        lat double precision,
        lon double precision,
        starts_on date NOT NULL,
        starts_at time,
        starts_again boolean NOT NULL DEFAULT false,
        ends_on date NOT NULL,
        ends_at time,
        ends_again boolean NOT NULL DEFAULT false,
        during tstzrange NOT NULL,
        removed_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT calls_bounded CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)),
        CONSTRAINT calls_half_open CHECK (lower_inc(during) AND NOT upper_inc(during)),
        CONSTRAINT calls_of_a_day CHECK (upper(during) - lower(during) <= interval '25 hours'),
        CONSTRAINT calls_both_times CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
        CONSTRAINT calls_start_as_typed
          CHECK ((lower(during) AT TIME ZONE 'Europe/London') = starts_on + coalesce(starts_at, time '00:00')),
        CONSTRAINT calls_end_as_typed
          CHECK ((upper(during) AT TIME ZONE 'Europe/London') = ends_on + coalesce(ends_at, time '00:00')),
        CONSTRAINT calls_with_their_range UNIQUE (id, during)
      )`);
    await runner.query('CREATE INDEX calls_of_job ON bookings.calls (job_id, starts_on)');
    await runner.query('CREATE INDEX calls_during ON bookings.calls USING gist (during)');
    await runner.query(`
      CREATE TABLE bookings.roles (
        id uuid CONSTRAINT roles_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT roles_job_fk REFERENCES jobs (id),
        name text NOT NULL,
        skill text,
        positions integer NOT NULL CONSTRAINT roles_positions_known CHECK (positions BETWEEN 1 AND 100),
        filled integer NOT NULL DEFAULT 0,
        terms jsonb NOT NULL,
        needs jsonb NOT NULL DEFAULT '[]',
        confirms_next boolean NOT NULL DEFAULT false,
        removed_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT roles_filled_within_positions CHECK (filled BETWEEN 0 AND positions)
      )`);
    await runner.query('CREATE INDEX roles_of_job ON bookings.roles (job_id, id)');
    // The range travels with the call, so that the database itself refuses calls that one person could not work both.
    await runner.query(`
      CREATE TABLE bookings.role_calls (
        role_id uuid NOT NULL CONSTRAINT role_calls_role_fk REFERENCES bookings.roles (id),
        call_id uuid NOT NULL,
        during tstzrange NOT NULL,
        CONSTRAINT role_calls_pk PRIMARY KEY (role_id, call_id),
        CONSTRAINT role_calls_call_fk FOREIGN KEY (call_id, during)
          REFERENCES bookings.calls (id, during) ON UPDATE CASCADE,
        CONSTRAINT calls_of_a_role_apart EXCLUDE USING gist (role_id WITH =, during WITH &&) DEFERRABLE INITIALLY IMMEDIATE
      )`);
    await runner.query('CREATE INDEX role_calls_of_call ON bookings.role_calls (call_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP COLUMN invited_at');
    await runner.query('DROP SCHEMA bookings CASCADE');
  }
}
