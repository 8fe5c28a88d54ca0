import { migrate } from '@crewcall/platform-database';
import { createTestDatabase, eventually, type TestDatabase } from '@crewcall/testing-servers';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Of those who serve, and short. */
const statementMs = 200;
const serving = { max: 3, statement_timeout: statementMs, query_timeout: statementMs, lock_timeout: 100 };

class MakeCalls1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE calls (id int)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calls');
  }
}

/** As long as an index of a large table, in small. */
class FillCalls1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('INSERT INTO calls SELECT 1 FROM pg_sleep(0.6)');
  }

  async down(): Promise<void> {
    // The table goes with what is in it.
  }
}

class NameCalls1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calls ADD COLUMN name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calls DROP COLUMN name');
  }
}

describe('migrations of a database that is in use', () => {
  let database: TestDatabase;
  let source: DataSource;
  let other: pg.Client;

  const open = async (...migrations: (new () => MigrationInterface)[]): Promise<void> => {
    const options = { type: 'postgres', driver: pg, url: database.url, migrations } as const;
    source = await new DataSource({ ...options, migrationsTableName: 'migrations', extra: serving }).initialize();
  };
  const up = () => migrate(source, { statementMs });
  const waiting = () =>
    source.query<{ locks: number }[]>(
      `SELECT count(*)::int AS locks FROM pg_locks WHERE NOT granted AND relation = 'calls'::regclass`,
    );

  beforeEach(async () => {
    database = await createTestDatabase('migrate');
    other = new pg.Client({ connectionString: database.url });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await source.destroy();
    await database.drop();
  });

  it('take longer than a statement of those who serve may', async () => {
    await open(MakeCalls1700000000001, FillCalls1700000000002);
    expect(await up()).toEqual(['MakeCalls1700000000001', 'FillCalls1700000000002']);
    expect(await up()).toEqual([]);
    await expect(source.query('SELECT pg_sleep(0.6)')).rejects.toThrow('timeout');
  });

  it('let those go on who came after them to a table that someone holds, and come to it again', async () => {
    await other.query('CREATE TABLE calls (id int)');
    await other.query('BEGIN');
    await other.query('LOCK TABLE calls IN ACCESS SHARE MODE');
    await open(NameCalls1700000000003);
    const migrating = up();
    await eventually(async () => (await waiting())[0]?.locks === 1);
    const third = new pg.Client({ connectionString: database.url });
    await third.connect();
    // It waits behind the migration, and is through before the other, who holds the table, lets go.
    await third.query('INSERT INTO calls VALUES (1)');
    await third.end();
    await other.query('COMMIT');
    expect(await migrating).toEqual(['NameCalls1700000000003']);
  });
});
