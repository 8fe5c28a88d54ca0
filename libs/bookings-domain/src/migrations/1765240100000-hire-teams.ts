import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A team asked about one job: an offer to each member, booked together or not at all. */
export class HireTeams1765240100000 implements MigrationInterface {
  name = 'HireTeams1765240100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings.team_members ADD COLUMN approved jsonb');
    await runner.query(`
      CREATE TABLE bookings.team_offers (
        id uuid PRIMARY KEY,
        team_id uuid NOT NULL,
        team_name text NOT NULL,
        lead_id uuid NOT NULL,
        job_id uuid NOT NULL,
        recruiter_id uuid NOT NULL,
        booked_at timestamptz,
        stopped_at timestamptz,
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX team_offers_of_company ON bookings.team_offers (recruiter_id, created_at)');
    await runner.query(`
      CREATE TABLE bookings.team_offer_slots (
        team_offer_id uuid NOT NULL REFERENCES bookings.team_offers (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        offer_id uuid NOT NULL CONSTRAINT team_offer_slots_of_offer UNIQUE REFERENCES bookings.offers (id) ON DELETE CASCADE,
        agreed_at timestamptz,
        dropped_at timestamptz,
        substitute_id uuid,
        CONSTRAINT team_offer_slots_pk PRIMARY KEY (team_offer_id, freelancer_id)
      )`);
    await runner.query('CREATE INDEX team_offer_slots_of_person ON bookings.team_offer_slots (freelancer_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.team_offer_slots');
    await runner.query('DROP TABLE bookings.team_offers');
    await runner.query('ALTER TABLE bookings.team_members DROP COLUMN approved');
  }
}
