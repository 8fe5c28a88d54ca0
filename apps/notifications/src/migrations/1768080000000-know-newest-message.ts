import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the newest message of a conversation was sent: reading an older one leaves it unread. */
export class KnowNewestMessage1768080000000 implements MigrationInterface {
  name = 'KnowNewestMessage1768080000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE conversation_reads ADD COLUMN last_sent_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE conversation_reads DROP COLUMN last_sent_at');
  }
}
