import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What settings need: places of sessions, codes by mail, sign-in by provider, copies of one's data, an audit trail. */
export class CreateAccountSettings1764000250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN place text');
    await runner.query('ALTER TABLE mail_tokens DROP CONSTRAINT mail_tokens_purpose_known');
    await runner.query(`
      ALTER TABLE mail_tokens ADD CONSTRAINT mail_tokens_purpose_known
        CHECK (purpose IN ('verify-email', 'reset-password', 'confirm-account')) NOT VALID`);
    await runner.query('ALTER TABLE mail_tokens VALIDATE CONSTRAINT mail_tokens_purpose_known');
    await runner.query(`
      CREATE TABLE external_identities (
        provider text NOT NULL
          CONSTRAINT external_identities_provider_known CHECK (provider IN ('google', 'facebook', 'linkedin')),
        -- The provider's own id of the person: addresses change, this does not.
        subject text NOT NULL CONSTRAINT external_identities_subject_bounded CHECK (length(subject) BETWEEN 1 AND 255),
        user_id uuid NOT NULL CONSTRAINT external_identities_user_fkey REFERENCES users ON DELETE CASCADE,
        linked_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT external_identities_pkey PRIMARY KEY (provider, subject),
        CONSTRAINT external_identities_one_per_provider UNIQUE (user_id, provider)
      )`);
    await runner.query(`
      CREATE TABLE data_exports (
        id uuid CONSTRAINT data_exports_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT data_exports_user_fkey REFERENCES users ON DELETE CASCADE,
        status text NOT NULL CONSTRAINT data_exports_status_known CHECK (status IN ('gathering', 'ready', 'failed')),
        waiting_for text[] NOT NULL,
        objects text[] NOT NULL DEFAULT '{}',
        left_out integer NOT NULL DEFAULT 0,
        size bigint,
        requested_at timestamptz NOT NULL DEFAULT now(),
        ready_at timestamptz,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX data_exports_of_user ON data_exports (user_id, requested_at DESC)');
    await runner.query('CREATE INDEX data_exports_to_remove ON data_exports (expires_at)');
    await runner.query(`
      CREATE TABLE account_audit (
        id uuid CONSTRAINT account_audit_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT account_audit_user_fkey REFERENCES users ON DELETE CASCADE,
        what text NOT NULL,
        facts jsonb NOT NULL DEFAULT '{}',
        at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX account_audit_of_user ON account_audit (user_id, at)');
    // For the purge of accounts that were deleted a month ago.
    await runner.query('CREATE INDEX users_to_purge ON users (deleted_at) WHERE deleted_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_to_purge');
    for (const table of ['account_audit', 'data_exports', 'external_identities'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query(`DELETE FROM mail_tokens WHERE purpose = 'confirm-account'`);
    await runner.query('ALTER TABLE mail_tokens DROP CONSTRAINT mail_tokens_purpose_known');
    await runner.query(`
      ALTER TABLE mail_tokens ADD CONSTRAINT mail_tokens_purpose_known
        CHECK (purpose IN ('verify-email', 'reset-password'))`);
    await runner.query('ALTER TABLE sessions DROP COLUMN place');
  }
}
