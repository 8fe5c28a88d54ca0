import { Controller, Injectable, Module, Post } from '@nestjs/common';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { Database, DatabaseModule, newId, RedisModule, Transactions } from '@crewcall/platform-database';
import { ObservabilityModule, Public, RequestContext } from '@crewcall/platform-observability';
import { DeadLetters, Outbox, queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { IsOptional, IsString } from 'class-validator';
import { envelopeOf, EventConsumers, Events, eventsMigrations, EventsModule, OnEvent } from '@crewcall/platform-events';

class ShowOpenedPayload {
  @IsString()
  title!: string;

  @IsOptional()
  @IsString()
  trouble?: string;
}

const showOpened = defineEvent({ name: 'jobs.show-opened.v1', payload: ShowOpenedPayload, heardBy: ['jobs', 'admin'] });
const elsewhere = defineEvent({ name: 'jobs.show-moved.v1', payload: ShowOpenedPayload, heardBy: ['admin'] });
const contexts: unknown[] = [];
let isBroken = false;

class CreateEffects1800000000000 {
  up = (runner: { query(sql: string): Promise<unknown> }) =>
    runner.query('CREATE TABLE effects (consumer text, title text, actor text)');
  down = (runner: { query(sql: string): Promise<unknown> }) => runner.query('DROP TABLE effects');
}

@Injectable()
class CountShows {
  constructor(private readonly database: Database) {}

  @OnEvent(showOpened)
  async countShow({ title }: ShowOpenedPayload, { actor_id }: { actor_id: string | null }): Promise<void> {
    contexts.push({ ...RequestContext.current() });
    await this.database.query("INSERT INTO effects VALUES ('count', $1, $2)", [title, actor_id]);
  }
}

@Injectable()
class NotifyCrew {
  constructor(private readonly database: Database) {}

  @OnEvent(showOpened)
  async notifyCrew({ title }: ShowOpenedPayload): Promise<void> {
    await this.database.query("INSERT INTO effects VALUES ('tell', $1)", [title]);
    if (isBroken) throw new Error('the mail room is closed');
  }
}

@Controller('api/shows')
class ShowsController {
  constructor(
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  @Post()
  @Public()
  open(): Promise<string> {
    RequestContext.setActor('8b0a1c1e-6f3e-4a77-9d38-111111111111');
    return this.transactions.run(() =>
      this.events.publish(showOpened, { subjectId: newId(), payload: { title: 'by request' } }),
    );
  }
}

const platform = [
  ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
  ObservabilityModule.forRoot({ service: 'jobs' }),
  DatabaseModule.forRoot({
    entities: [],
    migrations: [...queuesMigrations, ...eventsMigrations, CreateEffects1800000000000],
  }),
  RedisModule,
  QueuesModule.forRoot({ service: 'jobs' }),
  EventsModule.forRoot({ service: 'jobs' }),
];

@Module({ imports: platform, controllers: [ShowsController], providers: [CountShows, NotifyCrew] })
class ShowsModule {}

describe('events between services', () => {
  let service: TestService;
  const env = { QUEUE_RETRY_DELAY_MS: '20' };
  const publish = (title: string) =>
    service
      .get(Transactions)
      .run(() => service.get(Events).publish(showOpened, { subjectId: newId(), payload: { title } }));
  const effects = (title: string) => service.rows('SELECT consumer FROM effects WHERE title = $1 ORDER BY 1', [title]);
  const both = [{ consumer: 'count' }, { consumer: 'tell' }];
  const letters = () => service.get(DeadLetters).list();

  beforeAll(async () => {
    service = await startTestService({ module: ShowsModule, name: 'jobs', env });
  });
  beforeEach(() => {
    contexts.length = 0;
  });
  afterAll(() => service.stop());

  it('carries the request and the actor of an HTTP call to the consumer', async () => {
    const answer = await service.anonymous().with({ 'x-request-id': 'request-from-outside' }).post('/api/shows');
    expect(answer.status).toBe(201);
    await eventually(() => contexts.length === 1);
    expect(contexts).toEqual([{ requestId: 'request-from-outside', actorId: '8b0a1c1e-6f3e-4a77-9d38-111111111111' }]);
    await eventually(async () => (await effects('by request')).length === 2);
  });

  it('must be published inside a transaction, and is gone when that rolls back', async () => {
    const facts = { subjectId: newId(), payload: { title: 'undone' } };
    await expect(service.get(Events).publish(showOpened, facts)).rejects.toThrow('inside Transactions.run');
    const failing = service.get(Transactions).run(async () => {
      await service.get(Events).publish(showOpened, facts);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await publish('kept');
    await eventually(async () => (await effects('kept')).length === 2);
    expect(await effects('undone')).toEqual([]);
  });

  it('does not let an undeclared field leave the service', async () => {
    const payload = { title: 'a', password: 'secret' };
    const publishing = service
      .get(Transactions)
      .run(() => service.get(Events).publish(showOpened, { subjectId: 'a', payload }));
    await expect(publishing).rejects.toThrow('Not a payload of jobs.show-opened.v1');
  });

  it('has one effect per consumer, however often an event is delivered', async () => {
    const envelope = envelopeOf(showOpened, { subjectId: newId(), payload: { title: 'again' } });
    const consumers = service.get(EventConsumers);
    await Promise.all([1, 2, 3].map(() => consumers.deliver(envelope)));
    const message = { queue: 'events.jobs', name: envelope.name, payload: envelope };
    await service.get(Outbox).add([message, message]);
    await publish('afterwards');
    await eventually(async () => (await effects('afterwards')).length === 2);
    await eventually(async () => (await service.rows('SELECT id FROM outbox')).length === 0);
    expect(await effects('again')).toEqual(both);
  });

  it('keeps the effect of one consumer while another fails, and adds the other when it is mended', async () => {
    isBroken = true;
    await publish('half');
    const [letter] = await eventually(async () => ((await letters()).length ? letters() : undefined));
    expect(letter).toMatchObject({ name: 'jobs.show-opened.v1', reason: 'the mail room is closed', attempts: 5 });
    expect(await effects('half')).toEqual([{ consumer: 'count' }]);
    isBroken = false;
    await service.get(DeadLetters).replayAll();
    await eventually(async () => (await effects('half')).length === 2);
    expect(await effects('half')).toEqual(both);
  });

  it('parks poison at once and goes on with the rest', async () => {
    const base = envelopeOf(showOpened, { subjectId: newId(), payload: { title: 'poison' } });
    const poison = [
      { ...base, id: newId(), name: 'jobs.show-cancelled.v1' },
      { ...base, id: newId(), payload: { title: 5 } },
      { request_id: 'request-0009', actor_id: null },
    ];
    await service.get(Outbox).add(poison.map((payload) => ({ queue: 'events.jobs', name: 'poison', payload })));
    await publish('healthy');
    await eventually(async () => (await letters()).length === 3);
    expect((await letters()).map(({ reason, attempts }) => [reason.split(':')[0], attempts]).sort()).toEqual([
      ['Not a payload of jobs.show-opened.v1', 1],
      ['Not an event', 1],
      ['jobs has no consumer for jobs.show-cancelled.v1', 1],
    ]);
    await eventually(async () => (await effects('healthy')).length === 2);
    expect(await effects('poison')).toEqual([]);
  });

  it('does not boot with a consumer for an event that is not sent to it', async () => {
    @Injectable()
    class WaitInVain {
      @OnEvent(elsewhere)
      wait(): Promise<void> {
        return Promise.resolve();
      }
    }
    @Module({ imports: platform, providers: [WaitInVain] })
    class WaitingModule {}
    const starting = startTestService({ module: WaitingModule, name: 'jobs', replicaOf: service, env });
    await expect(starting).rejects.toThrow('WaitInVain.wait waits for jobs.show-moved.v1, which is not sent to jobs');
  });
});
