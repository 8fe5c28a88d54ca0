import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PartitionLiveEvents1700000000310 } from './live-events-by-day.migration.js';

/** What was pushed to whom, numbered per person without gaps, so that a client can tell and ask for what it missed. */
class CreateLiveEvents1700000000300 implements MigrationInterface {
  name = 'CreateLiveEvents1700000000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_counters (
        user_id uuid CONSTRAINT live_counters_pk PRIMARY KEY,
        seq bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE live_events (
        user_id uuid NOT NULL,
        seq bigint NOT NULL,
        event text NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT live_events_pk PRIMARY KEY (user_id, seq)
      )`);
    await runner.query('CREATE INDEX live_events_created_at ON live_events (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_events');
    await runner.query('DROP TABLE live_counters');
  }
}

/** For a service's `DatabaseModule.forRoot({ migrations })`. */
export const liveMigrations = [CreateLiveEvents1700000000300, PartitionLiveEvents1700000000310];
