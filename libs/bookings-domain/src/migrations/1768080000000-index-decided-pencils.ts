import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company's pencils of a year, counted with every offer shown, without its questions and bookings. */
export class IndexDecidedPencils1768080000000 implements MigrationInterface {
  name = 'IndexDecidedPencils1768080000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX offers_decided_by ON bookings.offers (recruiter_id, held_at) INCLUDE (state, ended_by)
       WHERE held_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings.offers_decided_by');
  }
}
