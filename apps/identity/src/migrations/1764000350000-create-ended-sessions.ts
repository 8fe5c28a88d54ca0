import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Redis is filled from when it was emptied. Outlives the account: its tokens must stay refused. Ids alone. */
export class CreateEndedSessions1764000350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ended_sessions (
        session_id uuid CONSTRAINT ended_sessions_pkey PRIMARY KEY,
        ended_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX ended_sessions_by_time ON ended_sessions (ended_at)');
    await runner.query(`
      INSERT INTO ended_sessions (session_id, ended_at)
      SELECT id, revoked_at FROM sessions WHERE revoked_at > now() - interval '25 hours'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ended_sessions');
  }
}
