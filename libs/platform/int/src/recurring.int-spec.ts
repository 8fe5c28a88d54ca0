import { Injectable, Module, type Provider } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { DatabaseModule, RedisModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import {
  DeadLetters,
  defineTask,
  NoPayload,
  queuesMigrations,
  QueuesModule,
  Recurring,
  RunsTask,
  type TaskRunner,
} from '@crewcall/platform-queues';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';

const ran: unknown[][] = [];
let failures = 0;

@Injectable()
class Shelves {
  readonly name = 'shelves';

  @Recurring('sweep-shelves', { everySeconds: 3600 })
  sweep(now?: Date): Promise<number> {
    ran.push([this.name, now]);
    return Promise.resolve(ran.length);
  }

  @Recurring('count-shelves', { everySeconds: 24 * 3600 })
  count(): Promise<void> {
    failures += 1;
    return failures <= 5 ? Promise.reject(new Error(`attempt ${failures}`)) : Promise.resolve();
  }
}

@RunsTask(defineTask({ name: 'sweep-shelves', payload: NoPayload }))
@Injectable()
class SweepShelvesTask implements TaskRunner {
  run(): Promise<void> {
    return Promise.resolve();
  }
}

@Injectable()
class Haste {
  @Recurring('hurry', { everySeconds: 4 })
  hurry(): Promise<void> {
    return Promise.resolve();
  }
}

@Injectable()
class Halves {
  @Recurring('halve', { everySeconds: 7.5 })
  halve(): Promise<void> {
    return Promise.resolve();
  }
}

function moduleWith(...providers: Provider[]) {
  @Module({
    imports: [
      ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
      ObservabilityModule.forRoot({ service: 'shelves' }),
      DatabaseModule.forRoot({ entities: [], migrations: [...queuesMigrations] }),
      RedisModule,
      QueuesModule.forRoot({ service: 'shelves' }),
    ],
    providers,
  })
  class ShelvesModule {}
  return ShelvesModule;
}

describe('methods that run by themselves', () => {
  const module = moduleWith(Shelves);
  const env = { QUEUE_RETRY_DELAY_MS: '20' };
  let service: TestService;
  const dueInSeconds = async () => {
    const rows = await service.rows<{ name: string; seconds: number }>(
      'SELECT name, extract(epoch FROM next_at - now())::float AS seconds FROM task_schedules ORDER BY name',
    );
    return rows.map(({ name, seconds }) => [name, Math.ceil(seconds / 60) * 60]);
  };

  beforeAll(async () => {
    service = await startTestService({ module, name: 'shelves', env });
  });
  afterAll(() => service.stop());

  it('are due under the name and after the interval that they were given', async () => {
    await eventually(async () => (await dueInSeconds()).length === 2);
    expect(await dueInSeconds()).toEqual([
      ['count-shelves', 24 * 3600],
      ['sweep-shelves', 3600],
    ]);
  });

  it('run on their provider, with no argument, once per interval over all replicas', async () => {
    await eventually(() => ran.length > 0);
    const replica = await startTestService({ module, name: 'shelves', replicaOf: service, env });
    await service.rows(`UPDATE task_schedules SET next_at = now() WHERE name = 'sweep-shelves'`);
    await eventually(() => ran.length > 1, 15_000);
    await eventually(async () => (await service.rows('SELECT id FROM outbox')).length === 0);
    await replica.stop();
    expect(ran).toEqual([
      ['shelves', undefined],
      ['shelves', undefined],
    ]);
  });

  it('are dead letters after five failures, and run again on demand', async () => {
    const letters = () => service.get(DeadLetters).list();
    await eventually(async () => (await letters()).length === 1);
    expect(await letters()).toEqual([
      expect.objectContaining({ name: 'count-shelves', queue: 'tasks.shelves', reason: 'attempt 5', attempts: 5 }),
    ]);
    expect(await service.get(DeadLetters).replayAll('count-shelves')).toBe(1);
    await eventually(() => failures === 6);
    expect(await letters()).toEqual([]);
  });

  it.each([
    ['two runners of one name', [Shelves, SweepShelvesTask], 'The task sweep-shelves has two runners'],
    ['an interval that is shorter than a look', [Haste], 'hurry cannot recur every 4 s: whole seconds, 5 or more'],
    ['an interval with half a second', [Halves], 'halve cannot recur every 7.5 s: whole seconds, 5 or more'],
  ])('keep a service with %s from starting', async (_what, providers, problem) => {
    const starting = startTestService({ module: moduleWith(...providers), name: 'shelves', replicaOf: service, env });
    await expect(starting).rejects.toThrow(problem);
  });
});
