import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expand only: pictures come by an upload of their own, too. */
export class TakePictureUploads1764000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stored_files
        DROP CONSTRAINT stored_files_purpose_known,
        ADD CONSTRAINT stored_files_purpose_known
          CHECK (purpose IN ('photo', 'logo', 'cv', 'cv-upload', 'picture-upload')) NOT VALID`);
    await runner.query('ALTER TABLE stored_files VALIDATE CONSTRAINT stored_files_purpose_known');
  }

  /** What was under way is uploaded again; the sweep of the bucket takes its bytes. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM stored_files WHERE purpose = 'picture-upload'`);
    await runner.query(`
      ALTER TABLE stored_files
        DROP CONSTRAINT stored_files_purpose_known,
        ADD CONSTRAINT stored_files_purpose_known CHECK (purpose IN ('photo', 'logo', 'cv', 'cv-upload'))`);
  }
}
