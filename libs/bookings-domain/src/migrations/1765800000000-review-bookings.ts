import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reviews of completed bookings by both sides, hidden until both are in. What was over, or rated, before keeps its ratings
 * as they were.
 */
export class ReviewBookings1765800000000 implements MigrationInterface {
  name = 'ReviewBookings1765800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings.bookings ADD COLUMN is_reviewed boolean NOT NULL DEFAULT true');
    await runner.query(`
      UPDATE bookings.bookings b SET is_reviewed = false
      WHERE b.clashes OR EXISTS (SELECT 1 FROM ratings r WHERE r.application_id = b.application_id)
        OR NOT EXISTS (SELECT 1 FROM bookings.commitments m WHERE m.booking_id = b.id AND upper(m.during) > now())`);
    await runner.query(`
      CREATE TABLE bookings.reviews (
        id uuid CONSTRAINT reviews_pk PRIMARY KEY,
        booking_id uuid NOT NULL CONSTRAINT reviews_booking_fk REFERENCES bookings.bookings (id) ON DELETE CASCADE,
        side text NOT NULL CONSTRAINT reviews_side_known CHECK (side IN ('company', 'crew')),
        writer_id uuid NOT NULL,
        subject_id uuid NOT NULL,
        stars smallint NOT NULL CONSTRAINT reviews_in_stars CHECK (stars BETWEEN 1 AND 5),
        parts jsonb NOT NULL DEFAULT '{}',
        text text,
        again boolean,
        written_at timestamptz NOT NULL,
        shown_at timestamptz,
        reply text,
        replied_at timestamptz,
        removed_at timestamptz,
        CONSTRAINT reviews_once_a_side UNIQUE (booking_id, side)
      )`);
    await runner.query(
      'CREATE INDEX reviews_of_subject ON bookings.reviews (subject_id, shown_at DESC, id DESC) WHERE shown_at IS NOT NULL',
    );
    await runner.query('CREATE INDEX reviews_of_writer ON bookings.reviews (writer_id)');
    // When a booking was completed, and until when it may be reviewed.
    await runner.query(`
      CREATE TABLE bookings.review_windows (
        booking_id uuid CONSTRAINT review_windows_pk PRIMARY KEY
          CONSTRAINT review_windows_booking_fk REFERENCES bookings.bookings (id) ON DELETE CASCADE,
        opens_at timestamptz NOT NULL,
        closes_at timestamptz NOT NULL,
        shown_at timestamptz,
        version integer NOT NULL DEFAULT 1
      )`);
    // The sum of the reviews that are shown: read with every job, so never counted again.
    await runner.query(`
      CREATE TABLE bookings.company_ratings (
        recruiter_id uuid CONSTRAINT company_ratings_pk PRIMARY KEY,
        distribution integer[] NOT NULL CONSTRAINT company_ratings_five_stars CHECK (array_length(distribution, 1) = 5)
      )`);
    await runner.query('ALTER TABLE ratings ADD COLUMN removed_at timestamptz');
    await runner.query('ALTER TABLE rating_summaries ADD COLUMN changes integer NOT NULL DEFAULT 0');
    await runner.query('UPDATE rating_summaries SET changes = (SELECT sum(given) FROM unnest(distribution) AS given)');
    await runner.query(`
      INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
      SELECT gen_random_uuid(), upper(during) + interval '12 hours', 'complete', id, 0 FROM bookings.calls
      WHERE upper(during) > now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM bookings.deadlines WHERE kind IN ('complete', 'review_reminder', 'review_close')`);
    await runner.query('ALTER TABLE rating_summaries DROP COLUMN changes');
    await runner.query('ALTER TABLE ratings DROP COLUMN removed_at');
    await runner.query('DROP TABLE bookings.company_ratings');
    await runner.query('DROP TABLE bookings.review_windows');
    await runner.query('DROP TABLE bookings.reviews');
    await runner.query('ALTER TABLE bookings.bookings DROP COLUMN is_reviewed');
  }
}
