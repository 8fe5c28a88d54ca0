import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A team that applies for one job: an application of its lead once each member has confirmed. */
export class ApplyAsTeam1765510000000 implements MigrationInterface {
  name = 'ApplyAsTeam1765510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.team_applications (
        id uuid PRIMARY KEY,
        team_id uuid NOT NULL,
        team_name text NOT NULL,
        lead_id uuid NOT NULL,
        job_id uuid NOT NULL,
        cover_letter text,
        answers jsonb NOT NULL DEFAULT '[]',
        confirm_by timestamptz NOT NULL,
        application_id uuid CONSTRAINT team_applications_of_application UNIQUE,
        ended_at timestamptz,
        ended_why text CONSTRAINT team_applications_why_known CHECK (ended_why IN ('declined', 'late', 'withdrawn')),
        ended_by uuid,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        CONSTRAINT team_applications_say_why CHECK ((ended_at IS NULL) = (ended_why IS NULL))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX team_applications_live ON bookings.team_applications (lead_id, job_id) WHERE ended_at IS NULL`);
    await runner.query(`
      CREATE TABLE bookings.team_application_members (
        team_application_id uuid NOT NULL REFERENCES bookings.team_applications (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        role_id uuid NOT NULL,
        confirmed_at timestamptz,
        CONSTRAINT team_application_members_pk PRIMARY KEY (team_application_id, freelancer_id)
      )`);
    await runner.query(
      'CREATE INDEX team_application_members_of_person ON bookings.team_application_members (freelancer_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM bookings.deadlines WHERE kind = 'team_confirm'`);
    await runner.query('DROP TABLE bookings.team_application_members');
    await runner.query('DROP TABLE bookings.team_applications');
  }
}
