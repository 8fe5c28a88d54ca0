import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company's own words on one application. */
export class MarkApplications1765250200000 implements MigrationInterface {
  name = 'MarkApplications1765250200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.application_marks (
        company_id uuid NOT NULL,
        application_id uuid NOT NULL CONSTRAINT application_marks_fk REFERENCES applications (id),
        note text,
        tags text[] NOT NULL DEFAULT '{}',
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT application_marks_pk PRIMARY KEY (company_id, application_id)
      )`);
    await runner.query('CREATE INDEX application_marks_of ON bookings.application_marks (application_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.application_marks');
  }
}
