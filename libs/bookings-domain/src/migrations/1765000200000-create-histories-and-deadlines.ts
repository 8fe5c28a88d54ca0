import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened, what was asked to change, and what is to happen at a time. */
export class CreateHistoriesAndDeadlines1765000200000 implements MigrationInterface {
  name = 'CreateHistoriesAndDeadlines1765000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.history (
        id uuid CONSTRAINT history_pk PRIMARY KEY,
        offer_id uuid NOT NULL CONSTRAINT history_offer_fk REFERENCES bookings.offers (id),
        what text NOT NULL,
        by_side text NOT NULL CONSTRAINT history_side_known CHECK (by_side IN ('company', 'crew', 'time', 'system')),
        by_id uuid,
        facts jsonb NOT NULL DEFAULT '{}',
        at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX history_of_offer ON bookings.history (offer_id, at, id)');
    await runner.query(`
      CREATE TABLE bookings.revisions (
        id uuid CONSTRAINT revisions_pk PRIMARY KEY,
        offer_id uuid NOT NULL CONSTRAINT revisions_offer_fk REFERENCES bookings.offers (id),
        number integer NOT NULL,
        state text NOT NULL CONSTRAINT revisions_state_known CHECK (state IN ('asked', 'accepted', 'refused', 'replaced')),
        changed text[] NOT NULL,
        terms jsonb NOT NULL,
        terms_hash text NOT NULL,
        clashes boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT revisions_numbered UNIQUE (offer_id, number)
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX one_revision_at_a_time ON bookings.revisions (offer_id) WHERE state = 'asked'`);
    await runner.query(`
      CREATE TABLE bookings.deadlines (
        id uuid CONSTRAINT deadlines_pk PRIMARY KEY,
        due_at timestamptz NOT NULL,
        kind text NOT NULL,
        subject_id uuid NOT NULL,
        subject_version integer NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        done_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX deadlines_due ON bookings.deadlines (due_at) WHERE done_at IS NULL');
    await runner.query('CREATE INDEX deadlines_of_subject ON bookings.deadlines (subject_id) WHERE done_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.deadlines');
    await runner.query('DROP TABLE bookings.revisions');
    await runner.query('DROP TABLE bookings.history');
  }
}
