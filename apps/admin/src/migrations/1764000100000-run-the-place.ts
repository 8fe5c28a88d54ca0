import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Feedback is answered, reports are decided, and what administrators do is written down for good. */
export class RunThePlace1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE feedback ADD COLUMN sender_email text, ADD COLUMN responded_at timestamptz,
        ADD COLUMN response text CONSTRAINT feedback_response_bounded CHECK (length(response) <= 5000)`);
    await runner.query('CREATE INDEX feedback_by_status ON feedback (status, created_at DESC, id DESC)');
    await runner.query('CREATE INDEX feedback_by_type ON feedback (feedback_type, created_at DESC, id DESC)');
    await runner.query('CREATE INDEX feedback_of_sender ON feedback (sender_id) WHERE sender_id IS NOT NULL');
    await runner.query(`
      CREATE TABLE moderation_cases (
        id uuid CONSTRAINT moderation_cases_pkey PRIMARY KEY,
        kind text NOT NULL CONSTRAINT moderation_cases_kind_known
          CHECK (kind IN ('user', 'job', 'message', 'attachment')),
        target_id uuid NOT NULL,
        reason text NOT NULL,
        snapshot text NOT NULL,
        person_id uuid,
        reporter_id uuid,
        decision text CONSTRAINT moderation_cases_decision_known
          CHECK (decision IN ('dismissed', 'warned', 'removed', 'suspended')),
        note text,
        created_at timestamptz NOT NULL,
        decided_at timestamptz
      )`);
    await runner.query('CREATE INDEX moderation_cases_newest ON moderation_cases (created_at DESC, id DESC)');
    await runner.query(
      'CREATE INDEX moderation_cases_open ON moderation_cases (created_at, id) WHERE decided_at IS NULL',
    );
    await runner.query(`
      CREATE TABLE audit_entries (
        id uuid CONSTRAINT audit_entries_pkey PRIMARY KEY,
        at timestamptz NOT NULL,
        actor_id uuid,
        deed text NOT NULL,
        subject_kind text NOT NULL,
        subject_id text NOT NULL,
        reason text,
        address text,
        before jsonb NOT NULL,
        after jsonb NOT NULL
      )`);
    await runner.query('CREATE INDEX audit_entries_newest ON audit_entries (at DESC, id DESC)');
    // A user who writes: the service itself could not change a line of it.
    await runner.query(`
      CREATE FUNCTION audit_entries_stay() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'The audit log is only ever added to'; END $$`);
    await runner.query(`
      CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
      FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entries');
    await runner.query('DROP FUNCTION audit_entries_stay');
    await runner.query('DROP TABLE moderation_cases');
    for (const index of ['feedback_by_status', 'feedback_by_type', 'feedback_of_sender'])
      await runner.query(`DROP INDEX ${index}`);
    await runner.query('ALTER TABLE feedback DROP COLUMN sender_email, DROP COLUMN response, DROP COLUMN responded_at');
  }
}
