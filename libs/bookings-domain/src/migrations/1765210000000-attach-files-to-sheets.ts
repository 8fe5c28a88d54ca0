import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that companies attach to the sheets of their calls: opened, then handed in and scanned, then safe or blocked. */
export class AttachFilesToSheets1765210000000 implements MigrationInterface {
  name = 'AttachFilesToSheets1765210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.sheet_files (
        id uuid CONSTRAINT sheet_files_pk PRIMARY KEY,
        call_id uuid NOT NULL CONSTRAINT sheet_files_call_fk REFERENCES bookings.calls (id) ON DELETE CASCADE,
        name text,
        type text,
        size integer,
        state text NOT NULL DEFAULT 'opened'
          CONSTRAINT sheet_files_state CHECK (state IN ('opened', 'scanning', 'safe', 'blocked')),
        created_at timestamptz NOT NULL,
        removed_at timestamptz,
        CONSTRAINT sheet_files_named CHECK (state = 'opened' OR (name IS NOT NULL AND type IS NOT NULL AND size IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX sheet_files_of_call ON bookings.sheet_files (call_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.sheet_files');
  }
}
