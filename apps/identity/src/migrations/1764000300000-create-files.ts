import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFiles1764000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // No reference to the owner: a row stays until its object is gone, also when the person is gone first.
    await runner.query(`
      CREATE TABLE stored_files (
        id uuid CONSTRAINT stored_files_pkey PRIMARY KEY,
        owner_id uuid NOT NULL,
        purpose text NOT NULL CONSTRAINT stored_files_purpose_known CHECK (purpose IN ('photo', 'logo', 'cv', 'cv-upload')),
        content_type text NOT NULL,
        size integer NOT NULL,
        is_kept boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX stored_files_of_owner ON stored_files (owner_id)');
    await runner.query('CREATE INDEX stored_files_unkept ON stored_files (created_at) WHERE NOT is_kept');
    await runner.query(`
      ALTER TABLE users
        ADD photo_id uuid CONSTRAINT users_photo_fkey REFERENCES stored_files ON DELETE SET NULL,
        ADD logo_id uuid CONSTRAINT users_logo_fkey REFERENCES stored_files ON DELETE SET NULL`);
    await runner.query('CREATE INDEX users_of_photo ON users (photo_id) WHERE photo_id IS NOT NULL');
    await runner.query('CREATE INDEX users_of_logo ON users (logo_id) WHERE logo_id IS NOT NULL');
    await runner.query(`
      CREATE TABLE cvs (
        user_id uuid CONSTRAINT cvs_pkey PRIMARY KEY CONSTRAINT cvs_user_fkey REFERENCES users ON DELETE CASCADE,
        file_id uuid CONSTRAINT cvs_file_fkey REFERENCES stored_files ON DELETE SET NULL,
        file_name text NOT NULL,
        content_type text NOT NULL,
        size integer NOT NULL,
        scan text NOT NULL CONSTRAINT cvs_scan_known CHECK (scan IN ('pending', 'safe', 'unsafe')),
        uploaded_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX cvs_pending ON cvs (uploaded_at) WHERE scan = 'pending'`);
    await runner.query('CREATE INDEX cvs_of_file ON cvs (file_id) WHERE file_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cvs');
    await runner.query('ALTER TABLE users DROP photo_id, DROP logo_id');
    await runner.query('DROP TABLE stored_files');
  }
}
