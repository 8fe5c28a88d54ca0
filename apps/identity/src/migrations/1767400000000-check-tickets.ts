import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expand only: documents of tickets, encrypted, and what administrators say of them. */
export class CheckTickets1767400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tickets
        ADD state text NOT NULL DEFAULT 'unchecked'
          CONSTRAINT tickets_state CHECK (state IN ('unchecked', 'verified', 'rejected', 'withdrawn')),
        ADD reason text,
        ADD waiting_since timestamptz,
        ADD decided_at timestamptz,
        ADD waited_seconds integer,
        ADD taken_by uuid,
        ADD taken_until timestamptz`);
    await runner.query('CREATE INDEX tickets_waiting ON tickets (waiting_since) WHERE waiting_since IS NOT NULL');
    await runner.query('CREATE INDEX tickets_decided ON tickets (decided_at) WHERE decided_at IS NOT NULL');
    await runner.query(`
      CREATE TABLE ticket_keys (
        user_id uuid NOT NULL CONSTRAINT ticket_keys_pkey PRIMARY KEY
          CONSTRAINT ticket_keys_holder_fk REFERENCES ticket_holders (user_id) ON DELETE CASCADE,
        wrapped bytea NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE ticket_documents (
        ticket_id uuid NOT NULL CONSTRAINT ticket_documents_pkey PRIMARY KEY
          CONSTRAINT ticket_documents_ticket_fk REFERENCES tickets (id) ON DELETE CASCADE,
        user_id uuid NOT NULL,
        file_id uuid NOT NULL,
        name text NOT NULL,
        type text NOT NULL,
        size integer NOT NULL,
        secret bytea NOT NULL,
        added_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX ticket_documents_of_user ON ticket_documents (user_id)');
    await runner.query(`
      ALTER TABLE stored_files
        DROP CONSTRAINT stored_files_purpose_known,
        ADD CONSTRAINT stored_files_purpose_known
          CHECK (purpose IN ('photo', 'logo', 'cv', 'cv-upload', 'picture-upload', 'ticket', 'ticket-upload')) NOT VALID`);
    await runner.query('ALTER TABLE stored_files VALIDATE CONSTRAINT stored_files_purpose_known');
  }

  /** The sweep of the bucket takes the bytes of documents, which open no more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM stored_files WHERE purpose IN ('ticket', 'ticket-upload')`);
    await runner.query(`
      ALTER TABLE stored_files
        DROP CONSTRAINT stored_files_purpose_known,
        ADD CONSTRAINT stored_files_purpose_known
          CHECK (purpose IN ('photo', 'logo', 'cv', 'cv-upload', 'picture-upload'))`);
    await runner.query('DROP TABLE ticket_documents');
    await runner.query('DROP TABLE ticket_keys');
    await runner.query(`
      ALTER TABLE tickets
        DROP state, DROP reason, DROP waiting_since, DROP decided_at, DROP waited_seconds, DROP taken_by, DROP taken_until`);
  }
}
