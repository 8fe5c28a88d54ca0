import { Injectable, Module } from '@nestjs/common';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import {
  Database,
  DatabaseModule,
  joinPartitions,
  newId,
  RedisModule,
  TimePartitions,
  Transactions,
} from '@crewcall/platform-database';
import {
  envelopeOf,
  EventConsumers,
  eventsMigrations,
  EventsModule,
  inboxByWeek,
  OnEvent,
} from '@crewcall/platform-events';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { IsString } from 'class-validator';
import { DataSource } from 'typeorm';

class ShowOpenedPayload {
  @IsString()
  title!: string;
}

const showOpened = defineEvent({ name: 'jobs.show-opened.v1', payload: ShowOpenedPayload, heardBy: ['jobs'] });

/** What was heard, and what is done while it is being heard. */
let heard: string[] = [];
let meanwhile = (): Promise<void> => Promise.resolve();

@Injectable()
class CountShows {
  @OnEvent(showOpened)
  async countShow({ title }: ShowOpenedPayload): Promise<void> {
    await meanwhile();
    heard.push(title);
  }
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'jobs' }),
    DatabaseModule.forRoot({ entities: [], migrations: [...queuesMigrations, ...eventsMigrations] }),
    RedisModule,
    QueuesModule.forRoot({ service: 'jobs' }),
    EventsModule.forRoot({ service: 'jobs' }),
  ],
  providers: [CountShows],
})
class ShowsModule {}

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Something that is waited for until it is said. */
function gate(): { passed: Promise<void>; open: () => void; fail: (error: Error) => void } {
  let settle: { open: () => void; fail: (error: Error) => void } | undefined;
  const passed = new Promise<void>((open, fail) => (settle = { open, fail }));
  return { passed, open: () => settle?.open(), fail: (error) => settle?.fail(error) };
}

/** As `newId` would have made it then. */
function idAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`;
}

describe('the weeks of the inbox', () => {
  let service: TestService;
  const deliver = (id: string, title = 'Long Night') =>
    service.get(EventConsumers).deliver({ ...envelopeOf(showOpened, { subjectId: newId(), payload: { title } }), id });
  const partitions = () => new TimePartitions(service.get(Database), service.get(Transactions), inboxByWeek);
  const namesOf = async (): Promise<string[]> => {
    const found = await service.rows<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'inbox'::regclass`,
    );
    return found.map(({ name }) => name).sort();
  };
  const placeOf = async (id: string): Promise<string> => {
    const [row] = await service.rows<{ place: string }>(
      'SELECT tableoid::regclass::text AS place FROM inbox WHERE event_id = $1',
      [id],
    );
    return row?.place ?? 'nowhere';
  };
  const receivedBefore = (id: string, days: number) =>
    service.rows('UPDATE inbox SET received_at = now() - make_interval(days => $2) WHERE event_id = $1', [id, days]);

  beforeEach(async () => {
    heard = [];
    meanwhile = () => Promise.resolve();
    service = await startTestService({ module: ShowsModule, name: 'jobs' });
  });
  afterEach(() => service.stop());

  it('each recognise their events, and so does the partition of the rest', async () => {
    await partitions().keep(inDays(21));
    const ids = {
      week: idAt(inDays(28)),
      before: newId(),
      beyond: idAt(inDays(300)),
      other: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    };
    for (const _ of [1, 2]) for (const [title, id] of Object.entries(ids)) await deliver(id, title);
    expect(heard).toEqual(['week', 'before', 'beyond', 'other']);
    expect(await placeOf(ids.week)).toMatch(/^inbox_\d{8}$/);
    expect(await placeOf(ids.before)).toBe('inbox_before');
    expect([await placeOf(ids.beyond), await placeOf(ids.other)]).toEqual(['inbox_default', 'inbox_default']);
  });

  it('go as a whole once all in them was received longer ago than is kept', async () => {
    const heardEarly = newId();
    await deliver(heardEarly);
    await partitions().keep(inDays(34));
    expect(await placeOf(heardEarly)).toBe('inbox_before');
    await partitions().keep(inDays(50));
    expect(await placeOf(heardEarly)).toBe('nowhere');
    expect(await namesOf()).not.toContain('inbox_before');
  });

  it('stay while one of their events came again late', async () => {
    await partitions().keep(inDays(21));
    const [early, late] = [idAt(inDays(28)), idAt(inDays(28))];
    for (const id of [early, late]) await deliver(id);
    await service.rows('UPDATE inbox SET received_at = $2 WHERE event_id = $1', [early, inDays(28)]);
    await service.rows('UPDATE inbox SET received_at = $2 WHERE event_id = $1', [late, inDays(90)]);
    const place = await placeOf(late);
    await partitions().keep(inDays(100));
    expect(await namesOf()).toContain(place);
    await deliver(late, 'again');
    expect(heard).not.toContain('again');
    await partitions().keep(inDays(126));
    expect(await namesOf()).not.toContain(place);
  });

  it('leave what no week is for to its own age', async () => {
    const ids = ['f47ac10b-58cc-4372-a567-0e02b2c3d479', 'f47ac10b-58cc-4372-a567-0e02b2c3d480'] as const;
    for (const id of ids) await deliver(id);
    await receivedBefore(ids[0], 36);
    const recent = newId();
    for (const id of [recent, newId()]) await deliver(id);
    await receivedBefore(recent, 34);
    await partitions().keep();
    expect([await placeOf(ids[0]), await placeOf(ids[1])]).toEqual(['nowhere', 'inbox_default']);
    expect(await placeOf(recent)).toBe('inbox_before');
  });

  it('are none to a process that is newer than its tables: there all go by their own age', async () => {
    const columns = ['event_id', 'consumer'];
    const runner = service.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await joinPartitions(runner, inboxByWeek, { whole: columns, partitioned: columns });
    await runner.commitTransaction();
    await runner.release();
    const [early, recent] = [newId(), newId()];
    for (const id of [early, recent]) await deliver(id);
    await receivedBefore(early, 36);
    await partitions().keep();
    expect([await placeOf(early), await placeOf(recent)]).toEqual(['nowhere', 'inbox']);
  });

  it('are looked after by several replicas at once', async () => {
    const replica = await startTestService({ module: ShowsModule, name: 'jobs', replicaOf: service });
    try {
      const other = new TimePartitions(replica.get(Database), replica.get(Transactions), inboxByWeek);
      const at = inDays(70);
      await Promise.all([partitions().keep(at), other.keep(at), partitions().keep(at), other.keep(at)]);
      const names = await namesOf();
      expect(names.filter((name) => /\d{8}$/.test(name)).length).toBeGreaterThanOrEqual(3);
      expect(names).not.toContain('inbox_before');
    } finally {
      await replica.stop();
    }
  });

  it('give way where the table is busy, and are seen to the next time', async () => {
    const [begun, end] = [gate(), gate()];
    const transaction = service.get(Transactions).run(async () => {
      await service.rows('SELECT FROM inbox');
      begun.open();
      await end.passed;
    });
    await begun.passed;
    await partitions().keep(inDays(70));
    expect(await namesOf()).toContain('inbox_before');
    await deliver(newId(), 'meanwhile');
    expect(heard).toEqual(['meanwhile']);
    end.open();
    await transaction;
    await partitions().keep(inDays(70));
    expect(await namesOf()).not.toContain('inbox_before');
  });

  it('let a delivery wait for one at the same moment, and take its place where that comes to nothing', async () => {
    await partitions().keep(inDays(21));
    const id = idAt(inDays(28));
    const [begun, end] = [gate(), gate()];
    meanwhile = () => {
      begun.open();
      return end.passed;
    };
    const first = deliver(id, 'first');
    await begun.passed;
    meanwhile = () => Promise.resolve();
    const second = deliver(id, 'second');
    await eventually(async () => {
      const waiting = await service.rows(`SELECT FROM pg_locks WHERE locktype = 'transactionid' AND NOT granted`);
      return waiting.length > 0;
    });
    end.fail(new Error('the first comes to nothing'));
    await expect(first).rejects.toThrow('the first comes to nothing');
    await second;
    expect(heard).toEqual(['second']);
  });
});
