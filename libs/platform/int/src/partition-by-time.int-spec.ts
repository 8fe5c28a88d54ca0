import { migrate, newId } from '@crewcall/platform-database';
import { eventsMigrations } from '@crewcall/platform-events';
import { liveMigrations } from '@crewcall/platform-live';
import { createTestDatabase, type TestDatabase } from '@crewcall/testing-servers';
import pg from 'pg';
import { DataSource } from 'typeorm';

/** Of a v4 id: the time it seems to begin with is thousands of years ahead. */
const odd = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const WRITERS = 4;

type Migrations = readonly (new () => object)[];

/** What the build before says, word by word. */
const statements = {
  hear: 'INSERT INTO inbox (event_id, consumer) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id',
  forgetHeard: 'DELETE FROM inbox WHERE received_at < now() - make_interval(days => $1)',
  tell: `INSERT INTO live_events (user_id, seq, event, payload) VALUES ($1, $2, 'job_update', '{"name": "Sam"}')`,
  forgetTold: `DELETE FROM live_events e USING live_counters c
    WHERE c.user_id = e.user_id AND (e.created_at < now() - make_interval(days => $1) OR e.seq <= c.seq - $2)`,
};

describe('the way to partitions and back', () => {
  const before: Migrations = [...eventsMigrations.slice(0, -1), ...liveMigrations.slice(0, -1)];
  const after: Migrations = [...eventsMigrations, ...liveMigrations];
  let database: TestDatabase;
  let old: DataSource;
  let current: DataSource;

  const source = (migrations: Migrations): Promise<DataSource> => {
    const options = { type: 'postgres', driver: pg, url: database.url, migrations: migrations as never[] } as const;
    return new DataSource({ ...options, migrationsTableName: 'migrations' }).initialize();
  };
  const rows = <T>(sql: string, parameters: unknown[] = []): Promise<T[]> => current.query(sql, parameters);
  const up = () => migrate(current, { statementMs: 15_000 });
  const partitions = async (): Promise<string[]> => {
    const found = await rows<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent IN ('live_events'::regclass, 'inbox'::regclass)
        `,
    );
    return found.map(({ name }) => name.replace(/\d{8}$/, 'date')).sort();
  };
  const everything = () =>
    rows<{ rows: string }>(
      `SELECT e::text AS rows FROM live_events e UNION ALL SELECT i::text FROM inbox i ORDER BY 1`,
    );

  beforeEach(async () => {
    database = await createTestDatabase('partitions');
    old = await source(before);
    await old.runMigrations({ transaction: 'each' });
    for (const [at, day] of [0, 3, 6, 9].entries())
      await old.query(
        `INSERT INTO live_events (user_id, seq, event, payload, created_at)
         SELECT gen_random_uuid(), $1, 'job_update', '{}', now() - make_interval(days => $2) FROM generate_series(1, 50)`,
        [at, day],
      );
    for (const id of [newId(), newId(), odd]) await old.query(statements.hear, [id, 'People.note']);
    current = await source(after);
  });
  afterEach(async () => {
    await old.destroy();
    await current.destroy();
    await database.drop();
  });

  it('keeps every row on the way there, on the way back and there again', async () => {
    const was = await everything();
    expect(await up()).toEqual(['PartitionInbox1700000000260', 'PartitionLiveEvents1700000000310']);
    const weeks = ['inbox_before', 'inbox_date', 'inbox_default'];
    const days = ['live_events_before', 'live_events_date', 'live_events_date', 'live_events_default'];
    expect(await partitions()).toEqual([...weeks, ...days]);
    expect(await everything()).toEqual(was);
    expect(await rows('SELECT event_id FROM inbox_default')).toEqual([{ event_id: odd }]);

    await current.undoLastMigration();
    await current.undoLastMigration();
    expect([await everything(), await partitions()]).toEqual([was, []]);
    const kept = await rows<{ name: string }>(
      `SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indrelid IN ('live_events'::regclass, 'inbox'::regclass) ORDER BY 1`,
    );
    expect(kept.map(({ name }) => name)).toEqual([
      'inbox_pk',
      'inbox_received_at',
      'live_events_created_at',
      'live_events_pk',
    ]);

    expect(await up()).toHaveLength(2);
    expect(await everything()).toEqual(was);
  });

  it('goes on while the build before writes, and that build goes on after it', async () => {
    const told: string[] = [];
    let isMigrated = false;
    /** By statements that the connection planned before. */
    const write = async (): Promise<void> => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      while (!isMigrated) {
        const id = newId();
        await client.query({ name: 'tell', text: statements.tell, values: [id, 1] });
        await client.query({ name: 'hear', text: statements.hear, values: [id, 'People.note'] });
        told.push(id);
      }
      await client.end();
    };
    const migrating = up().finally(() => (isMigrated = true));
    await Promise.all([migrating, ...Array.from({ length: WRITERS }, write)]);
    expect(told.length).toBeGreaterThan(WRITERS);
    const found = await rows<{ count: number }>(
      `SELECT count(*)::integer FROM live_events JOIN inbox ON event_id = user_id WHERE user_id = ANY ($1::uuid[])`,
      [told],
    );
    expect(found).toEqual([{ count: told.length }]);

    const [again = ''] = told;
    expect(await old.query(statements.hear, [again, 'People.note'])).toEqual([]);
    await old.query('INSERT INTO live_counters SELECT DISTINCT user_id, 1 FROM live_events');
    await old.query(`UPDATE inbox SET received_at = now() - interval '36 days' WHERE event_id = $1`, [again]);
    await old.query(statements.forgetTold, [7, 1000]);
    await old.query(statements.forgetHeard, [35]);
    expect(await rows(`SELECT FROM live_events WHERE created_at < now() - interval '7 days'`)).toEqual([]);
    expect(await rows('SELECT FROM inbox WHERE event_id = $1', [again])).toEqual([]);
  });

  it('is gone once by replicas that start together', async () => {
    const another = await source(after);
    try {
      const applied = await Promise.all([up(), migrate(another, { statementMs: 15_000 }), up()]);
      expect(applied.flat().sort()).toEqual(['PartitionInbox1700000000260', 'PartitionLiveEvents1700000000310']);
    } finally {
      await another.destroy();
    }
  });

  it('leaves nothing behind that refuses rows where it breaks off, and is gone again', async () => {
    await old.query('CREATE TABLE live_events_before ()');
    await expect(up()).rejects.toThrow('live_events_before');
    expect(await rows(`SELECT conname FROM pg_constraint WHERE contype = 'c' AND conrelid <> 0`)).toEqual([]);
    await old.query(statements.tell, [newId(), 1]);
    await old.query('DROP TABLE live_events_before');
    expect(await up()).toEqual(['PartitionLiveEvents1700000000310']);

    await old.query(`DELETE FROM migrations WHERE name LIKE 'Partition%'`);
    const was = await everything();
    expect(await up()).toHaveLength(2);
    expect(await everything()).toEqual(was);
  });
});
