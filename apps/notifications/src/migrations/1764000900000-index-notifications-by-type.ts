import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A list of one category is found, and counted, without looking at the others. */
export class IndexNotificationsByType1764000900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX notifications_by_type ON notifications (recipient_id, type, created_at DESC, id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_by_type');
  }
}
