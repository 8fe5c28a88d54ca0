import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One secret address for each who wants one; of the secret itself only a hash is kept. */
export class CreateFeedKeys1765002900000 implements MigrationInterface {
  name = 'CreateFeedKeys1765002900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings.feed_keys (
        owner_id uuid CONSTRAINT feed_keys_pk PRIMARY KEY,
        side text NOT NULL CONSTRAINT feed_keys_side_known CHECK (side IN ('company', 'crew')),
        key_hash bytea NOT NULL CONSTRAINT feed_keys_hash UNIQUE,
        detail text NOT NULL CONSTRAINT feed_keys_detail_known CHECK (detail IN ('full', 'discreet')),
        has_pencils boolean NOT NULL,
        created_at timestamptz NOT NULL,
        read_at timestamptz,
        reads integer NOT NULL DEFAULT 0,
        reads_since timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookings.feed_keys');
  }
}
