import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facts of tickets and certificates, without their numbers, and who may read them. */
export class CreateTickets1766150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ticket_holders (
        user_id uuid NOT NULL CONSTRAINT ticket_holders_pkey PRIMARY KEY,
        audience text NOT NULL DEFAULT 'companies' CONSTRAINT ticket_holders_audience CHECK (audience IN ('companies', 'applied')),
        version integer NOT NULL DEFAULT 1
      )`);
    await runner.query(`
      CREATE TABLE tickets (
        id uuid NOT NULL CONSTRAINT tickets_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT tickets_holder_fk REFERENCES ticket_holders (user_id) ON DELETE CASCADE,
        kind text NOT NULL,
        last4 text CONSTRAINT tickets_last4 CHECK (length(last4) <= 4),
        level text,
        sum_pence integer,
        issued_on date,
        expires_on date,
        reminded_days integer,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX tickets_of_user ON tickets (user_id)');
    await runner.query('CREATE INDEX tickets_by_expiry ON tickets (expires_on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tickets');
    await runner.query('DROP TABLE ticket_holders');
  }
}
