import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many uploads a company or a crew member opened and did not hand in is asked before each more. */
export class IndexWaitingUploads1768230000000 implements MigrationInterface {
  name = 'IndexWaitingUploads1768230000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX sheet_files_waiting ON bookings.sheet_files (call_id) WHERE state = 'opened'`);
    await runner.query(`CREATE INDEX receipts_waiting ON bookings.receipts (booking_id) WHERE state = 'opened'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings.receipts_waiting');
    await runner.query('DROP INDEX bookings.sheet_files_waiting');
  }
}
