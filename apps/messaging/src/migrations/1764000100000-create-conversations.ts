import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `seq` is a message's place in its conversation: given under the lock of the conversation's row, so both sides agree. */
export class CreateConversations1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE people ADD COLUMN avatar_url text');
    await runner.query(`
      CREATE TABLE conversations (
        id uuid CONSTRAINT conversations_pkey PRIMARY KEY,
        low_id uuid NOT NULL,
        high_id uuid NOT NULL,
        started_by uuid NOT NULL,
        last_seq bigint NOT NULL DEFAULT 0,
        last_message_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT conversations_pair_unique UNIQUE (low_id, high_id),
        CONSTRAINT conversations_pair_ordered CHECK (low_id < high_id)
      )`);
    await runner.query('CREATE INDEX conversations_started ON conversations (started_by, created_at)');
    await runner.query(`
      CREATE TABLE participants (
        conversation_id uuid NOT NULL CONSTRAINT participants_conversation_fk REFERENCES conversations ON DELETE CASCADE,
        user_id uuid NOT NULL,
        other_id uuid NOT NULL,
        is_listed boolean NOT NULL DEFAULT false,
        unread integer NOT NULL DEFAULT 0 CONSTRAINT participants_unread_not_negative CHECK (unread >= 0),
        read_seq bigint NOT NULL DEFAULT 0,
        delivered_seq bigint NOT NULL DEFAULT 0,
        cleared_seq bigint NOT NULL DEFAULT 0,
        last_message_at timestamptz,
        CONSTRAINT participants_pkey PRIMARY KEY (conversation_id, user_id)
      )`);
    await runner.query(`
      CREATE INDEX participants_listed ON participants (user_id, last_message_at DESC, conversation_id DESC) WHERE is_listed`);
    await runner.query('CREATE INDEX participants_unread ON participants (user_id) INCLUDE (unread) WHERE unread > 0');
    await runner.query(`
      CREATE TABLE messages (
        id uuid CONSTRAINT messages_pkey PRIMARY KEY,
        conversation_id uuid NOT NULL CONSTRAINT messages_conversation_fk REFERENCES conversations ON DELETE CASCADE,
        seq bigint NOT NULL,
        sender_id uuid,
        client_id uuid,
        content text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT messages_place_unique UNIQUE (conversation_id, seq),
        CONSTRAINT messages_sent_once UNIQUE (conversation_id, sender_id, client_id)
      )`);
    await runner.query('CREATE INDEX messages_sender ON messages (sender_id)');
    await runner.query(`
      CREATE TABLE blocks (
        blocker_id uuid NOT NULL,
        blocked_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT blocks_pkey PRIMARY KEY (blocker_id, blocked_id)
      )`);
    await runner.query('CREATE INDEX blocks_blocked ON blocks (blocked_id)');
    await runner.query(`
      CREATE TABLE message_privacy (
        user_id uuid CONSTRAINT message_privacy_pkey PRIMARY KEY,
        shows_receipts boolean NOT NULL,
        shows_typing boolean NOT NULL,
        shows_presence boolean NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE message_reports (
        message_id uuid NOT NULL CONSTRAINT message_reports_message_fk REFERENCES messages ON DELETE CASCADE,
        reporter_id uuid NOT NULL,
        reason text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT message_reports_pkey PRIMARY KEY (message_id, reporter_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['message_reports', 'message_privacy', 'blocks', 'messages', 'participants', 'conversations'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE people DROP COLUMN avatar_url');
  }
}
