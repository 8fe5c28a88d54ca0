import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far people have read their conversations: the event of a message may arrive after the event that it was read. */
export class CreateConversationReads1764000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversation_reads (
        user_id uuid NOT NULL,
        conversation_id uuid NOT NULL,
        up_to timestamptz NOT NULL,
        CONSTRAINT conversation_reads_pkey PRIMARY KEY (user_id, conversation_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE conversation_reads');
  }
}
