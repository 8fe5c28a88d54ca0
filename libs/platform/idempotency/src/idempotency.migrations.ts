import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of requests that were carried out, and what was answered. */
class CreateIdempotencyKeys1700000000400 implements MigrationInterface {
  name = 'CreateIdempotencyKeys1700000000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        user_id text NOT NULL,
        route text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        status smallint,
        body jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT idempotency_keys_pk PRIMARY KEY (user_id, route, key)
      )`);
    await runner.query('CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys');
  }
}

/** For a service's `DatabaseModule.forRoot({ migrations })`. */
export const idempotencyMigrations = [CreateIdempotencyKeys1700000000400];
