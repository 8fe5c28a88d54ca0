import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions, agreements, and the time of people that agreements take. */
export class CreateOffersAndBookings1765000100000 implements MigrationInterface {
  name = 'CreateOffersAndBookings1765000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.offers (
        id uuid CONSTRAINT offers_pk PRIMARY KEY,
        role_id uuid NOT NULL CONSTRAINT offers_role_fk REFERENCES bookings.roles (id),
        job_id uuid NOT NULL CONSTRAINT offers_job_fk REFERENCES jobs (id),
        freelancer_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        application_id uuid CONSTRAINT offers_application_fk REFERENCES applications (id),
        kind text NOT NULL CONSTRAINT offers_kind_known CHECK (kind IN ('enquiry', 'pencil', 'booking')),
        state text NOT NULL CONSTRAINT offers_state_known CHECK (state IN ('open', 'held', 'confirmed', 'answered',
          'declined', 'withdrawn', 'released', 'expired', 'lapsed', 'reserve')),
        call_ids uuid[] NOT NULL,
        terms jsonb NOT NULL,
        terms_hash text NOT NULL,
        note text,
        is_unnamed boolean NOT NULL DEFAULT false,
        slot_rank integer CONSTRAINT offers_rank_positive CHECK (slot_rank > 0),
        hold_hours integer,
        answer_by timestamptz,
        decide_by timestamptz,
        held_at timestamptz,
        extension_asked timestamptz,
        extended_at timestamptz,
        challenged_at timestamptz,
        answered_at timestamptz,
        ended_at timestamptz,
        answer text,
        decline_reason text,
        release_reason text,
        reason_text text,
        ended_by text,
        deadline_version integer NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT offers_not_to_oneself CHECK (freelancer_id <> recruiter_id),
        CONSTRAINT offers_held_have_a_rank CHECK (state <> 'held' OR (slot_rank IS NOT NULL AND held_at IS NOT NULL)),
        CONSTRAINT one_pencil_a_rank EXCLUDE USING btree (role_id WITH =, slot_rank WITH =) WHERE (state = 'held')
          DEFERRABLE INITIALLY DEFERRED
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX one_question_at_a_time ON bookings.offers (role_id, freelancer_id)
      WHERE state IN ('open', 'held')`);
    await runner.query('CREATE INDEX offers_of_recruiter ON bookings.offers (recruiter_id, state, answer_by)');
    await runner.query('CREATE INDEX offers_of_freelancer ON bookings.offers (freelancer_id, state, answer_by)');
    await runner.query('CREATE INDEX offers_of_role ON bookings.offers (role_id, state)');
    await runner.query('CREATE INDEX offers_of_application ON bookings.offers (application_id)');
    await runner.query(`
      CREATE TABLE bookings.bookings (
        id uuid CONSTRAINT bookings_pk PRIMARY KEY,
        offer_id uuid NOT NULL CONSTRAINT bookings_once_an_offer UNIQUE
          CONSTRAINT bookings_offer_fk REFERENCES bookings.offers (id),
        application_id uuid CONSTRAINT bookings_application_fk REFERENCES applications (id),
        role_id uuid NOT NULL CONSTRAINT bookings_role_fk REFERENCES bookings.roles (id),
        job_id uuid NOT NULL CONSTRAINT bookings_job_fk REFERENCES jobs (id),
        freelancer_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        state text NOT NULL CONSTRAINT bookings_state_known
          CHECK (state IN ('confirmed', 'on', 'done', 'completed', 'cancelled', 'no_show', 'disputed')),
        terms jsonb NOT NULL,
        terms_hash text NOT NULL,
        cancel_terms jsonb,
        engaged_as text,
        clashes boolean NOT NULL DEFAULT false,
        confirmed_at timestamptz NOT NULL,
        cancelled_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX bookings_once_an_application ON bookings.bookings (application_id)
      WHERE state <> 'cancelled'`);
    await runner.query('CREATE INDEX bookings_of_freelancer ON bookings.bookings (freelancer_id, state)');
    await runner.query('CREATE INDEX bookings_of_recruiter ON bookings.bookings (recruiter_id, state)');
    await runner.query('CREATE INDEX bookings_of_role ON bookings.bookings (role_id, state)');
    // The promise: no two of one person's confirmed stretches of time ever meet, no matter who the companies are.
    await runner.query(`
      CREATE TABLE bookings.commitments (
        id uuid CONSTRAINT commitments_pk PRIMARY KEY,
        booking_id uuid NOT NULL CONSTRAINT commitments_booking_fk REFERENCES bookings.bookings (id),
        call_id uuid NOT NULL CONSTRAINT commitments_call_fk REFERENCES bookings.calls (id),
        freelancer_id uuid NOT NULL,
        during tstzrange NOT NULL,
        state text NOT NULL CONSTRAINT commitments_state_known CHECK (state IN ('confirmed', 'cancelled')),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT commitments_once_a_call UNIQUE (booking_id, call_id),
        CONSTRAINT commitments_bounded CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)),
        CONSTRAINT one_booking_at_a_time EXCLUDE USING gist (freelancer_id WITH =, during WITH &&)
          WHERE (state = 'confirmed')
      )`);
    await runner.query('CREATE INDEX commitments_during ON bookings.commitments USING gist (freelancer_id, during)');
    await runner.query('CREATE INDEX commitments_of_call ON bookings.commitments (call_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.commitments');
    await runner.query('DROP TABLE bookings.bookings');
    await runner.query('DROP TABLE bookings.offers');
  }
}
