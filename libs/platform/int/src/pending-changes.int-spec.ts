import { Body, Controller, Get, Injectable, Module, Post } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { DatabaseModule, newId, REDIS, RedisModule, Transactions } from '@crewcall/platform-database';
import { ObservabilityModule, Public, RequestContext } from '@crewcall/platform-observability';
import { queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { IsString } from 'class-validator';
import { Redis } from 'ioredis';
import {
  envelopeOf,
  Events,
  eventsMigrations,
  EventsModule,
  OnEvent,
  PendingChanges,
  WaitsFor,
} from '@crewcall/platform-events';

class PersonNamedPayload {
  @IsString()
  name!: string;
}

const personNamed = defineEvent({
  name: 'identity.person-named.v1',
  payload: PersonNamedPayload,
  heardBy: ['jobs'],
  isAwaited: true,
});
const personSeen = defineEvent({ name: 'identity.person-seen.v1', payload: PersonNamedPayload, heardBy: ['jobs'] });
const person = newId();
const names = new Map<string, string>();
/** Consumers wait here while a gate is closed. */
let gate: Promise<void> = Promise.resolve();

@Injectable()
class NamesConsumer {
  @OnEvent(personNamed)
  async keepName({ name }: PersonNamedPayload, { subject_id }: { subject_id: string }): Promise<void> {
    await gate;
    names.set(subject_id, name);
  }
}

/** Names the caller as the guard does. */
@Injectable()
class KnownCaller {
  canActivate(): boolean {
    RequestContext.setActor(person);
    return true;
  }
}

@Controller('api/names')
class NamesController {
  @Post()
  @Public()
  write(): { name: string | undefined } {
    return { name: names.get(person) };
  }

  @Post('others')
  @Public()
  @WaitsFor('userId')
  writeTo(@Body() { userId }: { userId: string }): { name: string | undefined } {
    return { name: names.get(userId) };
  }

  @Get()
  @Public()
  read(): { name: string | undefined } {
    return { name: names.get(person) };
  }
}

const platformOf = (service: 'identity' | 'jobs') => [
  ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
  ObservabilityModule.forRoot({ service }),
  DatabaseModule.forRoot({ entities: [], migrations: [...queuesMigrations, ...eventsMigrations] }),
  RedisModule,
  QueuesModule.forRoot({ service }),
  EventsModule.forRoot({ service }),
];

@Module({ imports: platformOf('identity') })
class SavingModule {}

@Module({
  imports: platformOf('jobs'),
  controllers: [NamesController],
  providers: [NamesConsumer, { provide: APP_GUARD, useClass: KnownCaller }],
})
class HearingModule {}

describe('a save and the next write in another service', () => {
  let saving: TestService;
  let hearing: TestService;

  beforeAll(async () => {
    saving = await startTestService({ module: SavingModule, name: 'identity' });
    hearing = await startTestService({
      module: HearingModule,
      name: 'jobs',
      env: { REDIS_PREFIX: saving.redisPrefix },
    });
  });
  beforeEach(() => names.clear());
  afterAll(async () => {
    await hearing.stop();
    await saving.stop();
  });

  const save = (event: typeof personNamed, name: string, subjectId = person) =>
    saving.get(Transactions).run(() => saving.get(Events).publish(event, { subjectId, payload: { name } }));
  const write = async () => (await hearing.anonymous().post<{ name?: string }>('/api/names')).body.name;
  const keyOf = (subject: string) => `${saving.redisPrefix}:pending-changes:jobs:${subject}`;
  const redis = () => saving.get<Redis>(REDIS);

  it('lets the write see what was saved, however quickly it follows', async () => {
    for (const name of ['Northlight', 'Southlight', 'Eastlight', 'Westlight']) {
      await save(personNamed, name);
      expect(await write()).toBe(name);
    }
  });

  it('does not keep a read waiting', async () => {
    let open = (): void => undefined;
    gate = new Promise((resolve) => (open = resolve));
    await save(personNamed, 'Northlight');
    const { body } = await hearing.anonymous().get<{ name?: string }>('/api/names');
    expect(body.name).toBeUndefined();
    open();
    expect(await write()).toBe('Northlight');
  });

  it('waits for all that was saved, not for the first of it', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => save(personNamed, name)));
    await write();
    expect(await redis().exists(keyOf(person))).toBe(0);
  });

  it('goes on after two seconds when the change is not heard', async () => {
    const envelope = envelopeOf(personNamed, { subjectId: person, payload: { name: 'Lost' } });
    await saving.get(PendingChanges).announce(personNamed, envelope);
    const started = Date.now();
    expect(await write()).toBeUndefined();
    expect(Date.now() - started).toBeGreaterThanOrEqual(2000);
    expect(Date.now() - started).toBeLessThan(5000);
    expect(await redis().ttl(keyOf(person))).toBeGreaterThan(0);
    await redis().del(keyOf(person));
  });

  it('lets a write about someone else see what they saved', async () => {
    const other = newId();
    await save(personNamed, 'Someone else', other);
    const { body } = await hearing.anonymous().post<{ name?: string }>('/api/names/others', { userId: other });
    expect(body.name).toBe('Someone else');
    for (const userId of ['../../x', 5, null, { $gt: '' }, 'x'.repeat(50_000)])
      expect((await hearing.anonymous().post('/api/names/others', { userId })).status).toBe(201);
  });

  it('notes nothing for events that no one waits for', async () => {
    await saving
      .get(PendingChanges)
      .announce(personSeen, envelopeOf(personSeen, { subjectId: person, payload: { name: 'x' } }));
    expect(await redis().exists(keyOf(person))).toBe(0);
  });

  it('saves and writes while Redis is away, without waiting', async () => {
    const pending = hearing.get(PendingChanges);
    const away = new Redis('redis://127.0.0.1:9', {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    away.on('error', () => undefined);
    const changes = new PendingChanges(away, pending['config'], 'jobs');
    const started = Date.now();
    await changes.announce(
      { ...personNamed, heardBy: ['admin'] },
      envelopeOf(personNamed, { subjectId: person, payload: { name: 'x' } }),
    );
    await changes.waitFor(person);
    expect(Date.now() - started).toBeLessThan(1000);
  });
});
