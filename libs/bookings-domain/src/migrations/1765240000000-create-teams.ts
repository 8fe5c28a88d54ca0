import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Crew who are hired together. A user who is invited has no `joined_at` yet; who leaves has no row. */
export class CreateTeams1765240000000 implements MigrationInterface {
  name = 'CreateTeams1765240000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.teams (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL,
        name text NOT NULL,
        what text,
        town text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE bookings.team_members (
        team_id uuid NOT NULL REFERENCES bookings.teams (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        role text,
        day_pence integer CHECK (day_pence > 0),
        agrees_to_page boolean NOT NULL DEFAULT false,
        invited_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        joined_at timestamptz,
        CONSTRAINT team_members_pk PRIMARY KEY (team_id, freelancer_id)
      )`);
    await runner.query('CREATE INDEX team_members_of_person ON bookings.team_members (freelancer_id)');
    await runner.query(`
      CREATE TABLE bookings.team_invitations (
        lead_id uuid NOT NULL,
        freelancer_id uuid NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query('CREATE INDEX team_invitations_of_lead ON bookings.team_invitations (lead_id, sent_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['team_invitations', 'team_members', 'teams'])
      await runner.query(`DROP TABLE bookings.${table}`);
  }
}
