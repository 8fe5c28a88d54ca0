import { Injectable, Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { DatabaseModule, RedisModule, Transactions } from '@crewcall/platform-database';
import { ObservabilityModule, RequestContext } from '@crewcall/platform-observability';
import {
  type BreakableServer,
  eventually,
  startBreakableServer,
  startTestService,
  testServer,
  type TestService,
} from '@crewcall/testing-node';
import { Type } from 'class-transformer';
import { IsInt, IsString } from 'class-validator';
import {
  DeadLetters,
  defineTask,
  NoPayload,
  Outbox,
  queuesMigrations,
  QueuesModule,
  RunsTask,
  type TaskRunner,
  Tasks,
} from '@crewcall/platform-queues';

class NotePayload {
  @IsString()
  text!: string;

  @IsInt()
  @Type(() => Number)
  failures!: number;
}

const note = defineTask({ name: 'write-note', payload: NotePayload });
const tick = defineTask({ name: 'tick', payload: NoPayload });
const ran: { text: string; requestId?: string; actorId?: string }[] = [];
const attempts = new Map<string, number>();
let ticks = 0;
let blocked: Promise<void> | undefined;

@RunsTask(note)
@Injectable()
class WriteNoteTask implements TaskRunner<NotePayload> {
  async run({ text, failures }: NotePayload): Promise<void> {
    const made = (attempts.get(text) ?? 0) + 1;
    attempts.set(text, made);
    await blocked;
    if (made <= failures) throw new Error(`attempt ${made} of ${text}`);
    ran.push({ text, ...RequestContext.current() });
  }
}

@RunsTask(tick, { everySeconds: 3600 })
@Injectable()
class TickTask implements TaskRunner {
  run(): Promise<void> {
    ticks += 1;
    return Promise.resolve();
  }
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'notes' }),
    DatabaseModule.forRoot({ entities: [], migrations: [...queuesMigrations] }),
    RedisModule,
    QueuesModule.forRoot({ service: 'notes' }),
  ],
  providers: [WriteNoteTask, TickTask],
})
class NotesModule {}

describe('tasks by way of the outbox', () => {
  let redis: BreakableServer;
  let service: TestService;
  const env = { QUEUE_RETRY_DELAY_MS: '20' };
  const enqueue = (text: string, failures = 0, key?: string) =>
    service.get(Transactions).run(() => service.get(Tasks).enqueue(note, { text, failures }, { key }));
  const textsRun = () => ran.map(({ text }) => text);
  const waiting = () => service.rows('SELECT id FROM outbox');
  const letters = () => service.get(DeadLetters).list();

  beforeAll(async () => {
    redis = await startBreakableServer(testServer('TEST_REDIS_URL'));
    service = await startTestService({ module: NotesModule, name: 'notes', env: { ...env, REDIS_URL: redis.url } });
  });
  beforeEach(() => {
    ran.length = 0;
    attempts.clear();
  });
  afterAll(async () => {
    await service.stop();
    await redis.stop();
  });

  it('runs what was enqueued, in the context of the request that did', async () => {
    await RequestContext.run({ requestId: 'request-0001', actorId: 'ana' }, () => enqueue('hello'));
    await eventually(() => ran.length === 1);
    expect(ran).toEqual([{ text: 'hello', requestId: 'request-0001', actorId: 'ana' }]);
    await eventually(async () => (await waiting()).length === 0);
  });

  it('sends nothing when the transaction is rolled back', async () => {
    const failing = service.get(Transactions).run(async () => {
      await service.get(Tasks).enqueue(note, { text: 'never', failures: 0 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await enqueue('after');
    await eventually(() => ran.length > 0);
    expect(textsRun()).toEqual(['after']);
  });

  it('refuses a payload that is not as declared', async () => {
    const tasks = service.get(Tasks);
    await expect(tasks.enqueue(note, { text: 1, failures: 0 } as never)).rejects.toThrow('Not a payload of write-note');
    await expect(tasks.enqueue(note, { text: 'a', failures: 0, more: 1 } as never)).rejects.toThrow('more');
  });

  it('tries again what failed', async () => {
    await enqueue('flaky', 2);
    await eventually(() => ran.length === 1);
    expect(attempts.get('flaky')).toBe(3);
  });

  it('parks what fails five times, and replays it on demand', async () => {
    await enqueue('stubborn', 5);
    const [letter] = await eventually(async () => ((await letters()).length ? letters() : undefined));
    expect(letter).toMatchObject({
      name: 'write-note',
      reason: 'attempt 5 of stubborn',
      queue: 'tasks.notes',
      attempts: 5,
    });
    expect(await service.get(DeadLetters).replayAll('write-note')).toBe(1);
    await eventually(() => ran.length === 1);
    expect(attempts.get('stubborn')).toBe(6);
    expect(await letters()).toEqual([]);
  });

  it('parks at once what no one understands', async () => {
    const message = { queue: 'tasks.notes', payload: { request_id: 'request-0002', actor_id: null } };
    await service.get(Outbox).add([
      { ...message, name: 'from-the-future' },
      { ...message, name: 'write-note' },
    ]);
    await eventually(async () => (await letters()).length === 2);
    const parked = await letters();
    expect(parked.map(({ attempts: made }) => made)).toEqual([1, 1]);
    expect(parked.map(({ reason }) => reason).sort()).toEqual([
      expect.stringContaining('Not a payload of write-note'),
      'notes runs no task from-the-future',
    ]);
    expect(await service.get(DeadLetters).replay('unknown')).toBe(false);
  });

  it('leaves out a task whose key is waiting already', async () => {
    let release = (): void => undefined;
    blocked = new Promise((resolve) => (release = resolve));
    await enqueue('one', 0, 'same');
    await eventually(() => attempts.has('one'));
    await enqueue('two', 0, 'same');
    await enqueue('three', 0, 'same');
    await eventually(async () => (await waiting()).length === 0);
    release();
    blocked = undefined;
    // The last that came while one was running is run after it: its reason may be new to the first.
    await eventually(() => ran.length === 2);
    expect(textsRun()).toEqual(['one', 'three']);
  });

  it('runs a recurring task once per interval, whatever the number of replicas', async () => {
    await eventually(() => ticks > 0);
    const replica = await startTestService({ module: NotesModule, name: 'notes', replicaOf: service, env });
    await enqueue('after both looked');
    await eventually(() => ran.length === 1);
    await replica.stop();
    expect(ticks).toBe(1);
  });

  it('sends each row once when several relays share the outbox', async () => {
    const replica = await startTestService({ module: NotesModule, name: 'notes', replicaOf: service, env });
    const texts = Array.from({ length: 300 }, (_, index) => `row ${index}`);
    await Promise.all(texts.map((text) => enqueue(text)));
    await eventually(() => ran.length >= texts.length);
    await eventually(async () => (await waiting()).length === 0);
    await replica.stop();
    expect(textsRun().sort()).toEqual(texts.sort());
  });

  it('ignores a row that was sent before its deletion was lost', async () => {
    const sendAgain = () =>
      service.rows(
        `INSERT INTO outbox (id, queue, name, payload)
         VALUES ('019a0000-0000-7000-8000-000000000001', 'tasks.notes', 'write-note', $1)`,
        [{ request_id: 'request-0003', actor_id: null, payload: { text: 'once', failures: 0 } }],
      );
    await sendAgain();
    await eventually(() => ran.length === 1);
    await eventually(async () => (await waiting()).length === 0);
    await sendAgain();
    await enqueue('next');
    await eventually(() => textsRun().includes('next'));
    expect(textsRun()).toEqual(['once', 'next']);
  });

  it('keeps rows while Redis is away, without a writer noticing, and sends them when it is back', async () => {
    redis.cut();
    const startedAt = Date.now();
    await Promise.all(['a', 'b', 'c'].map((text) => enqueue(text)));
    expect(Date.now() - startedAt).toBeLessThan(1000);
    expect(await waiting()).toHaveLength(3);
    expect(ran).toEqual([]);
    redis.mend();
    await eventually(() => ran.length === 3, 15_000);
    expect(textsRun().sort()).toEqual(['a', 'b', 'c']);
    await eventually(async () => (await waiting()).length === 0);
  });

  it('shuts down while Redis is away', async () => {
    const away = await startBreakableServer(testServer('TEST_REDIS_URL'));
    const replica = await startTestService({
      module: NotesModule,
      name: 'notes',
      replicaOf: service,
      env: { ...env, REDIS_URL: away.url },
    });
    away.cut();
    await replica.stop();
    await away.stop();
    expect(replica.app.getHttpServer().listening).toBe(false);
  });
});
