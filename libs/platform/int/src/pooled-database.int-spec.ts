import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { Database, DatabaseModule, RedisModule, TimePartitions, Transactions } from '@crewcall/platform-database';
import { eventsMigrations, inboxByWeek } from '@crewcall/platform-events';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { Outbox, queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import { createTestDatabase, eventually, freePort, type TestDatabase } from '@crewcall/testing-servers';
import { startTestService, type TestService } from '@crewcall/testing-node';
import pg from 'pg';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'pooled' }),
    DatabaseModule.forRoot({ entities: [], migrations: [...queuesMigrations, ...eventsMigrations] }),
    RedisModule,
    QueuesModule.forRoot({ service: 'pooled' }),
  ],
})
class PooledModule {}

const PROGRAM = 'pgbouncer';
const isInstalled = spawnSync(PROGRAM, ['--version']).status === 0;
const title = isInstalled ? 'behind PgBouncer' : 'behind PgBouncer (skipped: pgbouncer is not on the PATH)';
/** Fewer than the processes that ask, so that transactions really change sessions. */
const SESSIONS = 2;

/** In transaction mode, as an ordinary user: it refuses to be root. */
async function startPooler(folder: string, target: URL): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const { hostname, port: behind, username, password } = target;
  const login = `user=${username} password=${password}`;
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${behind} ${login}`,
    '[pgbouncer]',
    `listen_port = ${port}`,
    'listen_addr = 127.0.0.1',
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${SESSIONS}`,
    'server_reset_query_always = 0',
  ];
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  chmodSync(folder, 0o755);
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PROGRAM, [...as, file], { stdio: 'ignore' });
  const url = new URL(target);
  url.port = String(port);
  return { child, url: url.href };
}

(isInstalled ? describe : describe.skip)(`a service ${title}, in transaction mode`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), `crewcall-test-${process.pid}-`));
  let database: TestDatabase;
  let pooler: ChildProcess;
  let service: TestService;

  beforeAll(async () => {
    database = await createTestDatabase('pooled');
    const { child, url } = await startPooler(folder, new URL(database.url));
    pooler = child;
    await eventually(async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
      return true;
    });
    const env = { DATABASE_URL: url, DATABASE_DIRECT_URL: database.url };
    service = await startTestService({ module: PooledModule, name: 'pooled', env });
  });

  afterAll(async () => {
    await service.stop();
    pooler.kill();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('migrates, and gives its role the limits that statements of each further session have', async () => {
    // The pooler opened some before that, and keeps them until their life is over.
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`,
    );
    await client.end();
    expect(rows).toEqual([{ statement: '15s', lock: '5s' }]);
    expect(await service.rows('SELECT name FROM migrations')).not.toEqual([]);
  });

  it('runs the statements of the busiest paths, many at a time, whatever session they are given', async () => {
    const { transactions, statements } = { transactions: service.get(Transactions), statements: service.get(Database) };
    const twice = (n: number) => statements.prepared<{ twice: number }>('SELECT $1::int * 2 AS twice', [n]);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const [alone] = await twice(n);
        const [within] = await transactions.run(() => twice(n));
        return [alone?.twice, within?.twice];
      }),
    );
    expect(answers).toEqual(answers.map((_, n) => [2 * n, 2 * n]));
  });

  it('makes and drops partitions, several at a time, whatever session they are given', async () => {
    const partitions = new TimePartitions(service.get(Database), service.get(Transactions), inboxByWeek);
    const at = new Date(Date.now() + 70 * 24 * 60 * 60 * 1000);
    await Promise.all([1, 2, 3].map(() => partitions.keep(at)));
    const found = await service.rows<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'inbox'::regclass`,
    );
    const names = found.map(({ name }) => name);
    expect(names).not.toContain('inbox_before');
    expect(names.length).toBeGreaterThan(inboxByWeek.stepsAhead + 1);
  });

  it('is told of outbox rows at once: the listener has a session of its own', async () => {
    const message = { queue: 'tasks.pooled', name: 'x', payload: { request_id: 'r', actor_id: null } };
    await eventually(async () => {
      const sql = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'outbox-listener' AND datname = current_database()`;
      return (await service.rows(sql)).length === 1;
    });
    await service.get(Outbox).add([message]);
    await eventually(async () => (await service.rows('SELECT id FROM outbox')).length === 0);
  });
});
