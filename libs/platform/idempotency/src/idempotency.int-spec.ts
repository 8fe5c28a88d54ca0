import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { Database, DatabaseModule, RedisModule, Transactions } from '@crewcall/platform-database';
import { DomainError } from '@crewcall/platform-errors';
import { ObservabilityModule, Public } from '@crewcall/platform-observability';
import { queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { IsString } from 'class-validator';
import { IdempotencyModule, idempotencyMigrations, Idempotent } from './index.js';
import { IdempotencyKeyRepository } from './idempotency-key.repository.js';

class CreateNotes1800000000000 {
  up = (runner: { query(sql: string): Promise<unknown> }) => runner.query('CREATE TABLE notes (id serial, text text)');
  down = (runner: { query(sql: string): Promise<unknown> }) => runner.query('DROP TABLE notes');
}

class NoteDto {
  @IsString()
  text!: string;
}

let hold: Promise<void> | undefined;
let isClosed = false;

@Controller('api/notes')
class NotesController {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  @Post()
  @Public()
  @Idempotent()
  async write(@Body() { text }: NoteDto): Promise<{ id: number; text: string }> {
    this.transactions.require();
    const [note] = await this.database.query<{ id: number }>('INSERT INTO notes (text) VALUES ($1) RETURNING id', [
      text,
    ]);
    await hold;
    if (isClosed) throw new DomainError({ code: 'CLOSED', kind: 'conflict', message: 'Closed' });
    return { id: note?.id ?? 0, text };
  }

  @Post('silent')
  @Public()
  @HttpCode(204)
  @Idempotent()
  async silent(): Promise<void> {
    await this.database.query("INSERT INTO notes (text) VALUES ('silent')");
  }
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'notes' }),
    DatabaseModule.forRoot({
      entities: [],
      migrations: [...queuesMigrations, ...idempotencyMigrations, CreateNotes1800000000000],
    }),
    RedisModule,
    QueuesModule.forRoot({ service: 'notes' }),
    IdempotencyModule,
  ],
  controllers: [NotesController],
})
class NotesModule {}

describe('a retried request', () => {
  let service: TestService;
  const send = (key: string | undefined, text: unknown, path = '/api/notes') =>
    service
      .anonymous()
      .with(key ? { 'idempotency-key': key } : {})
      .post(path, { text });
  const written = (text: string) => service.rows('SELECT id FROM notes WHERE text = $1', [text]);

  beforeAll(async () => {
    service = await startTestService({ module: NotesModule, name: 'notes' });
  });
  afterEach(() => {
    hold = undefined;
    isClosed = false;
  });
  afterAll(() => service.stop());

  it('is carried out once and answered the same', async () => {
    const first = await send('key-replayed', 'once');
    const second = await send('key-replayed', 'once');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(await written('once')).toHaveLength(1);
  });

  it('is answered the same when there is nothing to say', async () => {
    const post = () => service.anonymous().with({ 'idempotency-key': 'key-silent' }).post('/api/notes/silent');
    expect([(await post()).status, (await post()).status]).toEqual([204, 204]);
    expect(await written('silent')).toHaveLength(1);
  });

  it('is refused when it is another request under the same key', async () => {
    await send('key-reused', 'mine');
    const { status, body } = await send('key-reused', 'something else');
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' })]);
    expect(await written('something else')).toHaveLength(0);
  });

  it('is carried out once when it is sent ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('key-at-once', 'ten')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await written('ten')).toHaveLength(1);
  });

  it('is told to wait when the first takes longer than the database waits', async () => {
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    const first = send('key-in-flight', 'slow');
    const waitsForLock =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'";
    await eventually(async () => (await service.rows(waitsForLock)).length > 0);
    const second = await send('key-in-flight', 'slow');
    release();
    expect([second.status, second.body]).toEqual([409, expect.objectContaining({ code: 'REQUEST_IN_FLIGHT' })]);
    expect(second.headers.get('retry-after')).toBe('1');
    expect((await first).status).toBe(201);
    expect(await written('slow')).toHaveLength(1);
  });

  it('is judged anew when it was refused before', async () => {
    isClosed = true;
    expect((await send('key-refused', 'late')).status).toBe(409);
    isClosed = false;
    expect((await send('key-refused', 'late')).status).toBe(201);
    expect((await send('key-invalid', 7)).status).toBe(400);
    expect((await send('key-invalid', 'valid')).status).toBe(201);
    expect(await written('late')).toHaveLength(1);
  });

  it('without a key simply runs, in a transaction that an error undoes', async () => {
    expect([(await send(undefined, 'free')).status, (await send(undefined, 'free')).status]).toEqual([201, 201]);
    isClosed = true;
    await send(undefined, 'undone');
    expect([(await written('free')).length, (await written('undone')).length]).toEqual([2, 0]);
  });

  it('with a malformed key is refused', async () => {
    const { status, body } = await send('no', 'malformed');
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'IDEMPOTENCY_KEY_INVALID' })]);
  });

  it('is a new request after a day, and its key is pruned', async () => {
    const age = "UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'key-aged'";
    await send('key-aged', 'daily');
    await service.rows(age);
    expect((await send('key-aged', 'daily')).status).toBe(201);
    expect(await written('daily')).toHaveLength(2);
    await service.rows(age);
    await service.get(IdempotencyKeyRepository).pruneKeys();
    expect(await service.rows("SELECT key FROM idempotency_keys WHERE key = 'key-aged'")).toEqual([]);
  });
});
