import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRatings1764000400000 implements MigrationInterface {
  name = 'CreateRatings1764000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ratings (
        id uuid CONSTRAINT ratings_pk PRIMARY KEY,
        application_id uuid NOT NULL CONSTRAINT ratings_application_fk REFERENCES applications (id),
        freelancer_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        rating smallint NOT NULL CONSTRAINT ratings_in_stars CHECK (rating BETWEEN 1 AND 5),
        comment text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT ratings_once_per_booking UNIQUE (application_id)
      )`);
    await runner.query('CREATE INDEX ratings_of_freelancer ON ratings (freelancer_id, created_at DESC, id DESC)');
    // The sum of the ratings above: read with every applicant, so never counted again.
    await runner.query(`
      CREATE TABLE rating_summaries (
        freelancer_id uuid CONSTRAINT rating_summaries_pk PRIMARY KEY,
        distribution integer[] NOT NULL CONSTRAINT rating_summaries_five_stars CHECK (array_length(distribution, 1) = 5)
      )`);
    await runner.query(`
      CREATE TABLE rating_requests (
        application_id uuid CONSTRAINT rating_requests_pk PRIMARY KEY
          CONSTRAINT rating_requests_application_fk REFERENCES applications (id),
        requested_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rating_requests');
    await runner.query('DROP TABLE rating_summaries');
    await runner.query('DROP TABLE ratings');
  }
}
