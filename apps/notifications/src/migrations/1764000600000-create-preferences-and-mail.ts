import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people want to hear and how; which notifications still have to be mailed, and to whom. */
export class CreatePreferencesAndMail1764000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE people
        ADD COLUMN email text,
        ADD COLUMN is_verified boolean NOT NULL DEFAULT false,
        ADD COLUMN is_mail_enabled boolean NOT NULL DEFAULT true`);
    await runner.query(`
      ALTER TABLE notifications
        ADD COLUMN mail text NOT NULL DEFAULT 'none'
          CONSTRAINT notifications_mail_known CHECK (mail IN ('none', 'instant', 'digest', 'sent'))`);
    await runner.query("CREATE INDEX notifications_digest ON notifications (recipient_id) WHERE mail = 'digest'");
    await runner.query(`
      CREATE TABLE notification_preferences (
        user_id uuid NOT NULL,
        type text NOT NULL,
        in_app boolean NOT NULL,
        mail text NOT NULL CONSTRAINT notification_preferences_mail_known CHECK (mail IN ('instant', 'digest', 'off')),
        CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id, type)
      )`);
    await runner.query(`
      CREATE TABLE mail_settings (
        user_id uuid CONSTRAINT mail_settings_pkey PRIMARY KEY,
        quiet_from text,
        quiet_to text,
        -- In every mail: whoever holds it can turn mail off, and nothing else.
        unsubscribe_key text NOT NULL CONSTRAINT mail_settings_key UNIQUE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_settings');
    await runner.query('DROP TABLE notification_preferences');
    await runner.query('ALTER TABLE notifications DROP COLUMN mail');
    await runner.query('ALTER TABLE people DROP COLUMN email, DROP COLUMN is_verified, DROP COLUMN is_mail_enabled');
  }
}
