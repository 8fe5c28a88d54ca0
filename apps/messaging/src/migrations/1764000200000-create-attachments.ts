import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file from the moment an address is given out for it; without a message it is swept after a day. */
export class CreateAttachments1764000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE attachments (
        id uuid CONSTRAINT attachments_pkey PRIMARY KEY,
        owner_id uuid NOT NULL,
        message_id uuid CONSTRAINT attachments_message_fk REFERENCES messages ON DELETE SET NULL,
        original_filename text,
        file_type text,
        file_size integer,
        scan_status text NOT NULL DEFAULT 'pending'
          CONSTRAINT attachments_scan_known CHECK (scan_status IN ('pending', 'safe', 'unsafe')),
        moderation_status text NOT NULL DEFAULT 'pending'
          CONSTRAINT attachments_moderation_known CHECK (moderation_status IN ('pending', 'approved', 'rejected')),
        created_at timestamptz NOT NULL DEFAULT now(),
        handed_in_at timestamptz
      )`);
    await runner.query('CREATE INDEX attachments_message ON attachments (message_id)');
    await runner.query(
      'CREATE INDEX attachments_waiting ON attachments (owner_id, created_at) WHERE message_id IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE attachments');
  }
}
