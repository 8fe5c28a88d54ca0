import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCrewBookings1764000320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Ids and a date: what jobs told, kept also for people who have no profile yet.
    await runner.query(`
      CREATE TABLE crew_bookings (
        application_id uuid CONSTRAINT crew_bookings_pkey PRIMARY KEY,
        freelancer_id uuid NOT NULL,
        is_hired boolean NOT NULL,
        hired_at timestamptz NOT NULL,
        version integer NOT NULL
      )`);
    await runner.query(
      'CREATE INDEX crew_bookings_of_freelancer ON crew_bookings (freelancer_id, hired_at) WHERE is_hired',
    );
    await runner.query(
      'CREATE INDEX freelancer_profiles_recently_booked ON freelancer_profiles (user_id) WHERE recent_projects > 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX freelancer_profiles_recently_booked');
    await runner.query('DROP TABLE crew_bookings');
  }
}
