import type { MigrationInterface, QueryRunner } from 'typeorm';

const typesOf = {
  messages: ['new_message'],
  applications: ['application_update'],
  jobs: ['job_update'],
  ratings: ['rating_request', 'rating_received'],
};
const categories = Object.entries(typesOf).map(([category, types]) => ({
  column: `stored_${category}`,
  isOfIt: `type IN (${types.map((type) => `'${type}'`).join(', ')})`,
}));

/** A list of one category is found without looking at the others, and its length is kept. */
export class CountNotificationsByCategory1764000900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX notifications_by_type ON notifications (recipient_id, type, created_at DESC, id DESC)',
    );
    for (const { column } of categories) {
      await runner.query(
        `ALTER TABLE notification_counts ADD COLUMN ${column} integer NOT NULL DEFAULT 0
           CONSTRAINT notification_counts_${column}_natural CHECK (${column} >= 0)`,
      );
    }
    await runner.query(
      `UPDATE notification_counts AS c SET ${categories.map(({ column }) => `${column} = n.${column}`).join(', ')}
       FROM (SELECT recipient_id, ${categories.map(({ column, isOfIt }) => `count(*) FILTER (WHERE ${isOfIt}) AS ${column}`).join(', ')}
             FROM notifications GROUP BY recipient_id) AS n
       WHERE n.recipient_id = c.user_id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { column } of categories) await runner.query(`ALTER TABLE notification_counts DROP COLUMN ${column}`);
    await runner.query('DROP INDEX notifications_by_type');
  }
}
