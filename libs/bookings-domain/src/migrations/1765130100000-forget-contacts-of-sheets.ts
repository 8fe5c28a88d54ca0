import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contacts of call sheets are removed ninety days after the call; of calls that are planned or over already too. */
export class ForgetContactsOfSheets1765130100000 implements MigrationInterface {
  name = 'ForgetContactsOfSheets1765130100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
      SELECT gen_random_uuid(), lower(during) + interval '90 days', 'forget_contacts', id, 0 FROM bookings.calls
      WHERE removed_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM bookings.deadlines WHERE kind = 'forget_contacts'`);
  }
}
