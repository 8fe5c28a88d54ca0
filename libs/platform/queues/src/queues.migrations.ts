import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What must still reach a queue. The trigger rouses the relay when the transaction that wrote it commits. */
class CreateOutbox1700000000100 implements MigrationInterface {
  name = 'CreateOutbox1700000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid CONSTRAINT outbox_pk PRIMARY KEY,
        queue text NOT NULL,
        name text NOT NULL,
        payload jsonb NOT NULL,
        options jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE FUNCTION outbox_wake() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_notify('outbox', ''); RETURN NULL; END $$`);
    await runner.query(
      'CREATE TRIGGER outbox_wake AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_wake()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox');
    await runner.query('DROP FUNCTION outbox_wake');
  }
}

/** When each recurring task is due. In Postgres, because schedules kept in Redis are lost with it. */
class CreateTaskSchedules1700000000110 implements MigrationInterface {
  name = 'CreateTaskSchedules1700000000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE task_schedules (
        name text CONSTRAINT task_schedules_pk PRIMARY KEY,
        next_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE task_schedules');
  }
}

/** For a service's `DatabaseModule.forRoot({ migrations })`, before its own. */
export const queuesMigrations = [CreateOutbox1700000000100, CreateTaskSchedules1700000000110];
