import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links in mails of offers, by the hash of their token. */
export class CreateDeclineLinks1765002300000 implements MigrationInterface {
  name = 'CreateDeclineLinks1765002300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.decline_links (
        token_hash text CONSTRAINT decline_links_pk PRIMARY KEY,
        offer_id uuid NOT NULL CONSTRAINT decline_links_offer_fk
          REFERENCES bookings.offers (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX decline_links_of_offer ON bookings.decline_links (offer_id)');
    await runner.query('CREATE INDEX decline_links_by_end ON bookings.decline_links (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.decline_links');
  }
}
