import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the browsers of people take what is pushed. One browser has one, of who is signed in on it. */
export class CreatePushEnds1765220000000 implements MigrationInterface {
  name = 'CreatePushEnds1765220000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_ends (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        session_id text NOT NULL,
        endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 500),
        p256dh text NOT NULL,
        auth text NOT NULL,
        is_discreet boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX push_ends_of_user ON push_ends (user_id, created_at)');
    await runner.query('CREATE INDEX push_ends_of_session ON push_ends (session_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_ends');
  }
}
