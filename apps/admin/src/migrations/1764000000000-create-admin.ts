import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAdmin1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(`
      CREATE TABLE subjects (
        kind text NOT NULL CONSTRAINT subjects_kind_known CHECK (kind IN ('user', 'job', 'application')),
        id uuid NOT NULL,
        facts jsonb NOT NULL DEFAULT '{}',
        CONSTRAINT subjects_pkey PRIMARY KEY (kind, id)
      )`);
    await runner.query(`
      CREATE TABLE counters (
        metric text NOT NULL,
        month text NOT NULL DEFAULT '',
        value bigint NOT NULL DEFAULT 0 CONSTRAINT counters_value_natural CHECK (value >= 0),
        CONSTRAINT counters_pkey PRIMARY KEY (metric, month)
      )`);
    await runner.query(`
      CREATE TABLE activities (
        event_id uuid CONSTRAINT activities_pkey PRIMARY KEY,
        kind text NOT NULL,
        actor_id uuid,
        subject_id uuid NOT NULL,
        facts jsonb NOT NULL DEFAULT '{}',
        occurred_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX activities_newest ON activities (occurred_at DESC, event_id DESC)');
    await runner.query(`
      CREATE TABLE feedback (
        id uuid CONSTRAINT feedback_pkey PRIMARY KEY,
        sender_id uuid,
        feedback_type text NOT NULL CONSTRAINT feedback_type_known CHECK (feedback_type IN
          ('malfunction', 'feature-missing', 'suggestion', 'other')),
        message text NOT NULL CONSTRAINT feedback_message_bounded CHECK (length(message) <= 5000),
        page_path text,
        source text NOT NULL CONSTRAINT feedback_source_known CHECK (source IN ('header', 'popup')),
        status text NOT NULL DEFAULT 'pending' CONSTRAINT feedback_status_known CHECK (status IN
          ('pending', 'in_review', 'resolved', 'closed')),
        priority text NOT NULL CONSTRAINT feedback_priority_known CHECK (priority IN ('normal', 'high')),
        sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX feedback_newest ON feedback (created_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['feedback', 'activities', 'counters', 'subjects']) await runner.query(`DROP TABLE ${table}`);
  }
}
