import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateApplications1764000200000 implements MigrationInterface {
  name = 'CreateApplications1764000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE applications (
        id uuid CONSTRAINT applications_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT applications_job_fk REFERENCES jobs (id),
        freelancer_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        status text NOT NULL CONSTRAINT applications_status_known
          CHECK (status IN ('applied', 'reviewed', 'shortlisted', 'hired', 'rejected', 'withdrawn')),
        cover_letter text,
        rejection_message text,
        version integer NOT NULL DEFAULT 1,
        applied_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        hidden_by_recruiter_at timestamptz,
        removed_by_freelancer_at timestamptz,
        CONSTRAINT applications_once_per_job UNIQUE (job_id, freelancer_id),
        CONSTRAINT applications_not_to_oneself CHECK (freelancer_id <> recruiter_id)
      )`);
    await runner.query(`
      CREATE INDEX applications_of_freelancer ON applications (freelancer_id, applied_at DESC, id DESC)
      WHERE removed_by_freelancer_at IS NULL`);
    await runner.query(`
      CREATE INDEX applications_of_recruiter ON applications (recruiter_id, applied_at DESC, id DESC)
      WHERE hidden_by_recruiter_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE applications');
  }
}
