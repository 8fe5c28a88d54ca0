import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In miles: 5 to 200, or 1000 for the whole kingdom. */
export class SayHowFarCrewTravel1768001000000 implements MigrationInterface {
  name = 'SayHowFarCrewTravel1768001000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE freelancer_profiles ADD COLUMN reach_miles integer NOT NULL DEFAULT 50
      CHECK (reach_miles BETWEEN 5 AND 200 OR reach_miles = 1000)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE freelancer_profiles DROP COLUMN reach_miles');
  }
}
