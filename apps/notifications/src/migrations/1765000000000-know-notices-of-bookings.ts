import type { MigrationInterface, QueryRunner } from 'typeorm';

const before =
  "'new_message', 'application_update', 'job_update', 'rating_request', 'rating_received', 'profile_view', 'system'";
const added = "'offer', 'booking_update', 'call_sheet', 'timesheet', 'availability'";

/** Five more types of notification; they count among applications. */
export class KnowNoticesOfBookings1765000000000 implements MigrationInterface {
  name = 'KnowNoticesOfBookings1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await this.allow(runner, `${before}, ${added}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM notifications WHERE type IN (${added})`);
    await this.allow(runner, before);
  }

  private async allow(runner: QueryRunner, types: string): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP CONSTRAINT notifications_type_known');
    await runner.query(
      `ALTER TABLE notifications ADD CONSTRAINT notifications_type_known CHECK (type IN (${types})) NOT VALID`,
    );
    await runner.query('ALTER TABLE notifications VALIDATE CONSTRAINT notifications_type_known');
  }
}
