import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where crew are paid, sealed with a key that the database never has. */
export class KeepBankDetails1767600000000 implements MigrationInterface {
  name = 'KeepBankDetails1767600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.bank_details (
        user_id uuid CONSTRAINT bank_details_pk PRIMARY KEY,
        sealed text CONSTRAINT bank_details_sealed
          CHECK (sealed ~ '^[a-z0-9-]{1,20}([.][A-Za-z0-9_-]+){3}$' AND length(sealed) <= 6000),
        changed_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.bank_details');
  }
}
