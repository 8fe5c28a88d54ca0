import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RecordHandlerNames1700000000250 } from './handler-names.migration.js';
import { PartitionInbox1700000000260 } from './inbox-by-week.migration.js';

/** Which handler has dealt with which event. Written in the transaction of the effect. */
class CreateInbox1700000000200 implements MigrationInterface {
  name = 'CreateInbox1700000000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inbox (
        event_id uuid NOT NULL,
        consumer text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT inbox_pk PRIMARY KEY (event_id, consumer)
      )`);
    await runner.query('CREATE INDEX inbox_received_at ON inbox (received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbox');
  }
}

/** For a service's `DatabaseModule.forRoot({ migrations })`, after `queuesMigrations`. */
export const eventsMigrations = [
  CreateInbox1700000000200,
  RecordHandlerNames1700000000250,
  PartitionInbox1700000000260,
];
