import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a confirm was refused because the person is booked then: one row a day in London, of no one. */
export class CountRefusedClashes1766900000000 implements MigrationInterface {
  name = 'CountRefusedClashes1766900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.refused_clashes (
        day date CONSTRAINT refused_clashes_pk PRIMARY KEY,
        count integer NOT NULL CONSTRAINT refused_clashes_count CHECK (count > 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.refused_clashes');
  }
}
