import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A link is of a mail, not of a receipt: a sheet that is mailed twice has two. Links of mails that went already stay. */
export class KeepKeysOfMailedSheets1765003000000 implements MigrationInterface {
  name = 'KeepKeysOfMailedSheets1765003000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.sheet_links (
        key_hash bytea CONSTRAINT sheet_links_pk PRIMARY KEY,
        sheet_id uuid NOT NULL,
        freelancer_id uuid NOT NULL,
        CONSTRAINT sheet_links_receipt_fk FOREIGN KEY (sheet_id, freelancer_id)
          REFERENCES bookings.sheet_receipts (sheet_id, freelancer_id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX sheet_links_of_receipt ON bookings.sheet_links (sheet_id, freelancer_id)');
    await runner.query(`
      INSERT INTO bookings.sheet_links (key_hash, sheet_id, freelancer_id)
      SELECT key_hash, sheet_id, freelancer_id FROM bookings.sheet_receipts`);
    await runner.query('ALTER TABLE bookings.sheet_receipts DROP COLUMN key_hash');
  }

  /** One link of a receipt stays; where none was mailed stands the hash of nothing that exists. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings.sheet_receipts ADD COLUMN key_hash bytea');
    await runner.query(`
      UPDATE bookings.sheet_receipts t SET key_hash = coalesce(
        (SELECT l.key_hash FROM bookings.sheet_links l
         WHERE l.sheet_id = t.sheet_id AND l.freelancer_id = t.freelancer_id LIMIT 1),
        sha256(uuid_send(gen_random_uuid())))`);
    await runner.query(`
      ALTER TABLE bookings.sheet_receipts ALTER COLUMN key_hash SET NOT NULL,
        ADD CONSTRAINT sheet_receipts_key UNIQUE (key_hash)`);
    await runner.query('DROP TABLE bookings.sheet_links');
  }
}
