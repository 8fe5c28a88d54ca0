import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What companies say to how soon they pay. The figure itself is counted from their invoices. */
export class ReplyToDaysToPay1768010000000 implements MigrationInterface {
  name = 'ReplyToDaysToPay1768010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.days_to_pay_replies (
        company_id uuid CONSTRAINT days_to_pay_replies_pk PRIMARY KEY,
        text text NOT NULL CONSTRAINT days_to_pay_replies_short CHECK (length(text) BETWEEN 1 AND 3600),
        updated_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE INDEX invoices_paid_by_company ON bookings.invoices (recruiter_id, paid_on DESC) WHERE state = 'paid'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings.invoices_paid_by_company');
    await runner.query('DROP TABLE bookings.days_to_pay_replies');
  }
}
