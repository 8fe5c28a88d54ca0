import { createServer } from 'node:http';
import { Injectable, Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { DatabaseModule, duplicateRedis, REDIS, type RedisConnection, RedisModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { SocketRedis } from '@crewcall/platform-live';
import {
  defineTask,
  Heartbeats,
  queuesMigrations,
  QueuesModule,
  RunsTask,
  type TaskRunner,
  Tasks,
} from '@crewcall/platform-queues';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { RedisNodes } from '@crewcall/testing-servers';
import { createAdapter } from '@socket.io/redis-adapter';
import { IsString } from 'class-validator';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { Server } from 'socket.io';

class CountPayload {
  @IsString()
  name!: string;
}

const countIt = defineTask({ name: 'count', payload: CountPayload });
const counted = new Map<string, number>();

@RunsTask(countIt)
@Injectable()
class CountTask implements TaskRunner<CountPayload> {
  run({ name }: CountPayload): Promise<void> {
    counted.set(name, (counted.get(name) ?? 0) + 1);
    return Promise.resolve();
  }
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'counts' }),
    DatabaseModule.forRoot({ entities: [], migrations: [...queuesMigrations] }),
    RedisModule,
    QueuesModule.forRoot({ service: 'counts' }),
  ],
  providers: [CountTask],
})
class CountsModule {}

const PREFIX = 'fails-over';
const BEFORE = 100;
const ALL = 400;
const BACK_WITHIN_MS = 40_000;

const places = [
  {
    what: 'a cluster',
    prepare: () => RedisNodes.cluster(`${PREFIX}:{tasks.counts}`).then(({ holder, ...rest }) => ({ ...rest, holder })),
  },
  {
    what: 'a server that sentinels watch',
    prepare: () => RedisNodes.sentinels().then(({ master, ...rest }) => ({ ...rest, holder: master })),
  },
];

describe.each(places)('Redis as $what', ({ prepare }) => {
  let nodes: RedisNodes;
  let holder: number;
  let service: TestService;
  let redis: RedisConnection;

  beforeAll(async () => {
    counted.clear();
    const prepared = await prepare();
    ({ nodes, holder } = prepared);
    const env = { REDIS_URL: prepared.url, REDIS_PREFIX: PREFIX, QUEUE_RETRY_DELAY_MS: '20' };
    service = await startTestService({ module: CountsModule, name: 'counts', env });
    redis = service.get<RedisConnection>(REDIS);
    await eventually(() => redis.ping(), BACK_WITHIN_MS);
  }, 2 * BACK_WITHIN_MS);

  afterAll(async () => {
    await service.stop();
    await nodes.stop();
  }, BACK_WITHIN_MS);

  it('tells other processes, counts limits, and finds who is there', async () => {
    const heard: string[] = [];
    const listening = duplicateRedis(redis, { enableOfflineQueue: true, maxRetriesPerRequest: null });
    listening.on('message', (_channel, text: string) => heard.push(text));
    await listening.subscribe('news');
    await redis.publish('news', 'hello');
    await eventually(() => heard.length === 1);
    listening.disconnect();
    const limiter = new RateLimiterRedis({ storeClient: redis, keyPrefix: `${PREFIX}:limit`, points: 2, duration: 60 });
    await Promise.all([limiter.consume('a'), limiter.consume('b'), limiter.consume('a')]);
    await expect(limiter.consume('a')).rejects.toMatchObject({ remainingPoints: 0 });
    const beats = service.get(Heartbeats);
    await eventually(async () => {
      await beats.beat();
      return (await beats.all()).some((one) => one.service === 'counts');
    });
  });

  it('joins the replicas that hold sockets', async () => {
    const connections = [new SocketRedis(redis), new SocketRedis(redis)];
    const [here, there] = connections.map(
      ({ publisher, subscriber }) =>
        new Server(createServer().listen(0, '127.0.0.1'), {
          adapter: createAdapter(publisher, subscriber, { key: `${PREFIX}:live` }),
        }),
    );
    const heard: string[] = [];
    there?.on('news', (text: string) => heard.push(text));
    await eventually(() => {
      here?.serverSideEmit('news', 'hello');
      return heard.length > 0;
    });
    await Promise.all([here?.close(), there?.close()]);
    await Promise.all(connections.map((one) => one.onApplicationShutdown()));
  });

  it(
    'runs every task that was enqueued before, while and after the server that holds the queue is killed',
    async () => {
      const tasks = service.get(Tasks);
      const names = Array.from({ length: ALL }, (_, at) => `task ${at}`);
      for (const [at, name] of names.entries()) {
        if (at === BEFORE) {
          await eventually(() => counted.size > 0, BACK_WITHIN_MS);
          await nodes.kill(holder);
        }
        await tasks.enqueue(countIt, { name });
      }
      await eventually(() => counted.size === ALL, BACK_WITHIN_MS);
      expect([...counted.keys()].sort()).toEqual([...names].sort());
      await eventually(async () => (await service.rows('SELECT id FROM outbox')).length === 0);
      await eventually(() => redis.set(`${PREFIX}:written`, '1'), BACK_WITHIN_MS);
    },
    2 * BACK_WITHIN_MS,
  );
});
