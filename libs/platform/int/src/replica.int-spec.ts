import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { Database, DatabaseModule, Replica, Transactions } from '@crewcall/platform-database';
import { ObservabilityModule, Traces } from '@crewcall/platform-observability';
import { eventually, PostgresPair } from '@crewcall/testing-servers';
import { startTestService, type TestService, TraceReceiver } from '@crewcall/testing-node';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig]),
    ObservabilityModule.forRoot({ service: 'notes' }),
    DatabaseModule.forRoot({ entities: [], migrations: [] }),
  ],
})
class NotesModule {}

const ALWAYS_MS = 60_000;
const SOON_MS = 2000;

describe('a read that may be some moments old', () => {
  const receiver = new TraceReceiver();
  let pair: PostgresPair;
  let service: TestService;
  let database: Database;
  let replica: Replica;

  beforeAll(async () => {
    pair = await PostgresPair.start();
    await pair.ask('primary', 'CREATE TABLE notes (id int PRIMARY KEY)');
    const env = {
      DATABASE_URL: pair.url('primary'),
      DATABASE_REPLICA_URL: pair.url('replica'),
      OTEL_EXPORTER_OTLP_ENDPOINT: await receiver.start(),
    };
    service = await startTestService({ module: NotesModule, name: 'notes', env });
    database = service.get(Database);
    replica = service.get(Replica);
    await eventually(async () => (await whereRead(ALWAYS_MS)) === 'replica');
  });

  afterAll(async () => {
    await service.stop();
    await pair.stop();
    await receiver.stop();
  });

  const server = async (): Promise<string> => {
    const [row] = await database.query<{ copied: boolean }>('SELECT pg_is_in_recovery() AS copied');
    return row?.copied ? 'replica' : 'primary';
  };
  const whereRead = (atMostMs: number) => replica.read(atMostMs, server);
  const write = (id: number) => database.query('INSERT INTO notes VALUES ($1)', [id]);
  const has = async (id: number): Promise<boolean> =>
    (await database.query('SELECT id FROM notes WHERE id = $1', [id])).length === 1;

  it('is asked of the replica, raw or prepared; any other of the primary', async () => {
    expect(await whereRead(ALWAYS_MS)).toBe('replica');
    const prepared = () => database.prepared<{ copied: boolean }>('SELECT pg_is_in_recovery() AS copied');
    expect(await replica.read(ALWAYS_MS, prepared)).toEqual([{ copied: true }]);
    expect(await server()).toBe('primary');
    expect(await prepared()).toEqual([{ copied: false }]);
  });

  it('is a part of what asked for it, wherever it is asked', async () => {
    await service.get(Traces).around('GET /notes', {}, () => whereRead(ALWAYS_MS));
    await eventually(() => receiver.find('GET /notes') !== undefined);
    const read = receiver.spans.find(({ attributes }) =>
      String(attributes['db.query.text']).includes('is_in_recovery'),
    );
    expect(receiver.pathTo(read)).toEqual(['notes: GET /notes', 'notes: SELECT']);
  });

  it('is asked of the primary inside a transaction, and once the read is over', async () => {
    expect(await replica.read(ALWAYS_MS, () => service.get(Transactions).run(server))).toBe('primary');
    let late: Promise<string> | undefined;
    let begin = (): void => undefined;
    const isOver = new Promise<void>((resolve) => (begin = resolve));
    await replica.read(ALWAYS_MS, () => Promise.resolve(void (late = isOver.then(server))));
    begin();
    expect(await late).toBe('primary');
  });

  it('never lacks what was written longer ago than it may be old, however far the replica is behind', async () => {
    await pair.holdUp();
    await write(1);
    expect(await replica.read(ALWAYS_MS, () => has(1))).toBe(false);
    // It is asked for as long as it may be, and then no more.
    await eventually(async () => (await whereRead(SOON_MS)) === 'primary', 2 * SOON_MS);
    expect(await replica.read(SOON_MS, () => has(1))).toBe(true);
    await pair.follow();
    await eventually(async () => (await whereRead(SOON_MS)) === 'replica');
    expect(await replica.read(SOON_MS, () => has(1))).toBe(true);
  });

  it('is done anew with the primary where the replica dies, and asked of it again when it is back', async () => {
    let tries = 0;
    const read = async (): Promise<string> => {
      tries += 1;
      if (tries === 1) await pair.kill('replica');
      return server();
    };
    expect(await replica.read(ALWAYS_MS, read)).toBe('primary');
    expect(tries).toBe(2);
    expect(await whereRead(ALWAYS_MS)).toBe('primary');
    await pair.startReplica();
    await eventually(async () => (await whereRead(SOON_MS)) === 'replica', 10_000);
  });

  it('fails by its own fault only once', async () => {
    let tries = 0;
    const read = () => replica.read(ALWAYS_MS, () => ((tries += 1), database.query('SELECT nothing FROM notes')));
    await expect(read()).rejects.toThrow('column "nothing" does not exist');
    expect(tries).toBe(1);
  });
});

it('a service starts and reads without the replica that it is told of', async () => {
  const env = { DATABASE_REPLICA_URL: 'postgres://owner@127.0.0.1:9/postgres' };
  const service = await startTestService({ module: NotesModule, name: 'notes', env });
  const one = () => service.get(Database).query<{ one: number }>('SELECT 1 AS one');
  expect(await service.get(Replica).read(ALWAYS_MS, one)).toEqual([{ one: 1 }]);
  await service.stop();
});
