import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What identity tells of the kit that people own. */
export class KnowKit1767100100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.people_kit (
        user_id uuid NOT NULL CONSTRAINT people_kit_pk PRIMARY KEY,
        items jsonb NOT NULL DEFAULT '[]',
        version integer NOT NULL DEFAULT -1,
        deleted_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.people_kit');
  }
}
