import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What companies type of their calls, the versions that they published, and how far each came to whom. */
export class CreateCallSheets1765002200000 implements MigrationInterface {
  name = 'CreateCallSheets1765002200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.sheet_fields (
        id uuid CONSTRAINT sheet_fields_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT sheet_fields_job_fk REFERENCES jobs (id) ON DELETE CASCADE,
        call_id uuid CONSTRAINT sheet_fields_call_fk REFERENCES bookings.calls (id) ON DELETE CASCADE,
        fields jsonb NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT sheet_fields_once UNIQUE NULLS NOT DISTINCT (job_id, call_id)
      )`);
    await runner.query(`
      CREATE TABLE bookings.call_sheets (
        id uuid CONSTRAINT call_sheets_pk PRIMARY KEY,
        call_id uuid NOT NULL CONSTRAINT call_sheets_call_fk REFERENCES bookings.calls (id) ON DELETE CASCADE,
        version integer NOT NULL,
        fields jsonb NOT NULL,
        changed jsonb NOT NULL,
        important boolean NOT NULL,
        published_at timestamptz NOT NULL,
        reminded_at timestamptz,
        CONSTRAINT call_sheets_numbered UNIQUE (call_id, version)
      )`);
    await runner.query(`
      CREATE TABLE bookings.sheet_receipts (
        sheet_id uuid NOT NULL CONSTRAINT sheet_receipts_sheet_fk
          REFERENCES bookings.call_sheets (id) ON DELETE CASCADE,
        freelancer_id uuid NOT NULL,
        key_hash bytea NOT NULL CONSTRAINT sheet_receipts_key UNIQUE,
        delivered_at timestamptz NOT NULL,
        read_at timestamptz,
        acknowledged_at timestamptz,
        CONSTRAINT sheet_receipts_pk PRIMARY KEY (sheet_id, freelancer_id)
      )`);
    await runner.query('CREATE INDEX sheet_receipts_of_person ON bookings.sheet_receipts (freelancer_id)');
    await runner.query(`
      CREATE TABLE bookings.call_contacts (
        user_id uuid CONSTRAINT call_contacts_pk PRIMARY KEY,
        phone text,
        shares_phone boolean NOT NULL DEFAULT false,
        updated_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['call_contacts', 'sheet_receipts', 'call_sheets', 'sheet_fields'])
      await runner.query(`DROP TABLE bookings.${table}`);
  }
}
