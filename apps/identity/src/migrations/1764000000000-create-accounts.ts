import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid CONSTRAINT users_pkey PRIMARY KEY,
        email text NOT NULL CONSTRAINT users_email_unique UNIQUE,
        email_verified_at timestamptz,
        password_hash text,
        role text NOT NULL CONSTRAINT users_role_known CHECK (role IN ('freelancer', 'recruiter', 'admin')),
        first_name text CONSTRAINT users_first_name_bounded CHECK (length(first_name) <= 80),
        last_name text CONSTRAINT users_last_name_bounded CHECK (length(last_name) <= 80),
        company_name text CONSTRAINT users_company_name_bounded CHECK (length(company_name) <= 120),
        is_profile_visible boolean NOT NULL DEFAULT true,
        is_mail_enabled boolean NOT NULL DEFAULT true,
        terms_version text NOT NULL,
        terms_accepted_at timestamptz NOT NULL,
        terms_address_hash text,
        suspended_at timestamptz,
        deleted_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        -- ASCII capitals are folded by the service; this holds whoever writes.
        CONSTRAINT users_email_normalised CHECK (email !~ '[A-Z[:space:]]' AND length(email) BETWEEN 3 AND 254)
      )`);
    await runner.query(`
      CREATE TABLE sessions (
        id uuid CONSTRAINT sessions_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT sessions_user_fkey REFERENCES users ON DELETE CASCADE,
        device text NOT NULL,
        address_hash text,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        revoked_at timestamptz
      )`);
    await runner.query('CREATE INDEX sessions_of_user ON sessions (user_id, last_seen_at DESC)');
    await runner.query(`
      CREATE TABLE mail_tokens (
        token_hash text CONSTRAINT mail_tokens_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT mail_tokens_user_fkey REFERENCES users ON DELETE CASCADE,
        purpose text NOT NULL CONSTRAINT mail_tokens_purpose_known CHECK (purpose IN ('verify-email', 'reset-password')),
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        -- Only the newest link of a kind works, even when two tasks run side by side.
        CONSTRAINT mail_tokens_newest_only UNIQUE (user_id, purpose)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_tokens');
    await runner.query('DROP TABLE sessions');
    await runner.query('DROP TABLE users');
  }
}
