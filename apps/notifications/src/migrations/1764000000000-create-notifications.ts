import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifications1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE people (
        id uuid CONSTRAINT people_pkey PRIMARY KEY,
        role text CONSTRAINT people_role_known CHECK (role IN ('freelancer', 'recruiter', 'admin')),
        display_name text,
        version integer NOT NULL DEFAULT 0,
        deleted_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE notifications (
        id uuid CONSTRAINT notifications_pkey PRIMARY KEY,
        recipient_id uuid NOT NULL,
        event_id uuid NOT NULL,
        type text NOT NULL CONSTRAINT notifications_type_known CHECK (type IN
          ('new_message', 'application_update', 'job_update', 'rating_request', 'rating_received', 'profile_view', 'system')),
        priority text NOT NULL CONSTRAINT notifications_priority_known CHECK (priority IN ('urgent', 'high', 'normal', 'low')),
        title text NOT NULL,
        message text NOT NULL,
        action_url text,
        is_read boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- However often an event is delivered, a person hears of it once.
        CONSTRAINT notifications_once_per_event UNIQUE (recipient_id, event_id)
      )`);
    await runner.query('CREATE INDEX notifications_newest ON notifications (recipient_id, created_at DESC, id DESC)');
    await runner.query('CREATE INDEX notifications_unread ON notifications (recipient_id, type) WHERE NOT is_read');
    await runner.query('CREATE INDEX notifications_outdated ON notifications (created_at) WHERE is_read');
    await runner.query(`
      CREATE TABLE notification_counts (
        user_id uuid CONSTRAINT notification_counts_pkey PRIMARY KEY,
        stored integer NOT NULL DEFAULT 0 CONSTRAINT notification_counts_stored_natural CHECK (stored >= 0),
        unread integer NOT NULL DEFAULT 0 CONSTRAINT notification_counts_unread_natural CHECK (unread >= 0),
        messages integer NOT NULL DEFAULT 0 CONSTRAINT notification_counts_messages_natural CHECK (messages >= 0),
        applications integer NOT NULL DEFAULT 0 CONSTRAINT notification_counts_applications_natural CHECK (applications >= 0),
        jobs integer NOT NULL DEFAULT 0 CONSTRAINT notification_counts_jobs_natural CHECK (jobs >= 0),
        ratings integer NOT NULL DEFAULT 0 CONSTRAINT notification_counts_ratings_natural CHECK (ratings >= 0),
        revision bigint NOT NULL DEFAULT 0
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notification_counts');
    await runner.query('DROP TABLE notifications');
    await runner.query('DROP TABLE people');
  }
}
