import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is asked in which order when a slot falls free late, and what is known of where people are. */
export class CreateRescues1765120000000 implements MigrationInterface {
  name = 'CreateRescues1765120000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE people ADD COLUMN lat double precision, ADD COLUMN lon double precision,
        ADD COLUMN reach_miles integer NOT NULL DEFAULT 50`);
    // What identity publishes of a profile once more is taken again, with its place.
    await runner.query('UPDATE people SET profile_version = -1');
    await runner.query('CREATE INDEX people_near ON people (lat, lon) WHERE deleted_at IS NULL');
    await runner.query(`
      CREATE TABLE bookings.rescues (
        id uuid CONSTRAINT rescues_pk PRIMARY KEY,
        role_id uuid NOT NULL CONSTRAINT rescues_role_fk REFERENCES bookings.roles (id),
        job_id uuid NOT NULL CONSTRAINT rescues_job_fk REFERENCES jobs (id),
        recruiter_id uuid NOT NULL,
        call_ids uuid[] NOT NULL,
        first_call_at timestamptz NOT NULL,
        state text NOT NULL CONSTRAINT rescues_state_known
          CHECK (state IN ('asking', 'exhausted', 'filled', 'stopped', 'over')),
        wave integer NOT NULL DEFAULT 0,
        wave_ends_at timestamptz,
        wave_people integer,
        wave_minutes integer,
        miles integer NOT NULL,
        most_people integer NOT NULL CONSTRAINT rescues_most_people CHECK (most_people BETWEEN 1 AND 50),
        lat double precision,
        lon double precision,
        terms jsonb NOT NULL,
        terms_hash text NOT NULL,
        filled_by uuid,
        deadline_version integer NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        ended_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX one_rescue_at_a_time ON bookings.rescues (role_id) WHERE state IN ('asking', 'exhausted')`);
    await runner.query('CREATE INDEX rescues_of_recruiter ON bookings.rescues (recruiter_id, created_at)');
    await runner.query(`
      ALTER TABLE bookings.offers ADD COLUMN rescue_id uuid
        CONSTRAINT offers_rescue_fk REFERENCES bookings.rescues (id)`);
    await runner.query(
      'CREATE INDEX offers_of_rescue ON bookings.offers (freelancer_id, created_at) WHERE rescue_id IS NOT NULL',
    );
    // A person stands once in a list, so no wave can ask twice.
    await runner.query(`
      CREATE TABLE bookings.rescue_people (
        rescue_id uuid NOT NULL CONSTRAINT rescue_people_rescue_fk REFERENCES bookings.rescues (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        place integer NOT NULL,
        score integer NOT NULL,
        facts jsonb NOT NULL,
        is_reserve boolean NOT NULL DEFAULT false,
        is_left_out boolean NOT NULL DEFAULT false,
        skipped text CONSTRAINT rescue_people_skip_known CHECK (skipped IN ('not_free', 'asked_enough', 'gone')),
        wave integer,
        offer_id uuid CONSTRAINT rescue_people_offer_fk REFERENCES bookings.offers (id),
        asked_at timestamptz,
        seen_at timestamptz,
        CONSTRAINT rescue_people_pk PRIMARY KEY (rescue_id, freelancer_id)
      )`);
    await runner.query('CREATE INDEX rescue_people_of_person ON bookings.rescue_people (freelancer_id, asked_at)');
    await runner.query('CREATE INDEX rescue_people_of_offer ON bookings.rescue_people (offer_id)');
    await runner.query(`
      CREATE TABLE bookings.rescue_steps (
        id uuid CONSTRAINT rescue_steps_pk PRIMARY KEY,
        rescue_id uuid NOT NULL CONSTRAINT rescue_steps_rescue_fk REFERENCES bookings.rescues (id) ON DELETE CASCADE,
        what text NOT NULL,
        words text,
        at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX rescue_steps_of_rescue ON bookings.rescue_steps (rescue_id, at, id)');
    await runner.query(`
      CREATE TABLE bookings.cover_settings (
        user_id uuid CONSTRAINT cover_settings_pk PRIMARY KEY,
        passes_quiet_hours boolean NOT NULL,
        wakes_me boolean NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM bookings.deadlines WHERE kind IN ('wave', 'rescue_over')`);
    await runner.query('DROP TABLE bookings.cover_settings');
    await runner.query('DROP TABLE bookings.rescue_steps');
    await runner.query('DROP TABLE bookings.rescue_people');
    await runner.query('ALTER TABLE bookings.offers DROP COLUMN rescue_id');
    await runner.query('DROP TABLE bookings.rescues');
    await runner.query('DROP INDEX people_near');
    await runner.query(`
      ALTER TABLE people DROP COLUMN lat, DROP COLUMN lon,
        DROP COLUMN reach_miles`);
  }
}
