import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking may have ended with an account; why a crew member left is no answer of the company to an application. */
export class KnowClosedAccounts1765110000000 implements MigrationInterface {
  name = 'KnowClosedAccounts1765110000000';

  async up(runner: QueryRunner): Promise<void> {
    await knowKinds(runner, ['ill', 'family', 'travel', 'double_booked', 'other', 'account_closed']);
    await runner.query(`
      UPDATE applications a SET rejection_message = NULL
      FROM bookings.bookings b JOIN bookings.cancellations c ON c.booking_id = b.id AND c.is_whole AND c.by_side = 'crew'
      WHERE a.id = b.application_id AND a.rejection_message = c.reason`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE bookings.cancellations SET kind = 'other' WHERE kind = 'account_closed'`);
    await knowKinds(runner, ['ill', 'family', 'travel', 'double_booked', 'other']);
  }
}

async function knowKinds(runner: QueryRunner, kinds: string[]): Promise<void> {
  await runner.query(`
    ALTER TABLE bookings.cancellations DROP CONSTRAINT cancellations_kind_known,
      ADD CONSTRAINT cancellations_kind_known CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`);
}
