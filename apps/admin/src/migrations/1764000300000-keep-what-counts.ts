import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The events that the figures are made of are kept, so that the figures can be made again. */
export class KeepWhatCounts1764000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE heard_events (
        subject_id uuid NOT NULL,
        occurred_at timestamptz NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        version integer NOT NULL,
        payload jsonb NOT NULL,
        CONSTRAINT heard_events_pkey PRIMARY KEY (subject_id, occurred_at, id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE heard_events');
  }
}
