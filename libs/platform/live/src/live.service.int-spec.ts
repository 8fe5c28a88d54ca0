import { createServer, type Server as HttpServer } from 'node:http';
import { Module } from '@nestjs/common';
import { LIVE_PATH, liveRoomOf, type ServerToClientEvents } from '@crewcall/contracts-core';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig } from '@crewcall/platform-config';
import { DatabaseModule, newId, RedisModule, Transactions } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { queuesMigrations, QueuesModule } from '@crewcall/platform-queues';
import {
  type BreakableServer,
  eventually,
  startBreakableServer,
  startTestService,
  testServer,
  type TestService,
} from '@crewcall/testing-node';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { Live, liveKeyOf, liveMigrations, LiveModule, LiveReplay } from './index.js';
import { LiveEventRepository } from './live-event.repository.js';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig]),
    ObservabilityModule.forRoot({ service: 'notifications' }),
    DatabaseModule.forRoot({ entities: [], migrations: [...queuesMigrations, ...liveMigrations] }),
    RedisModule,
    QueuesModule.forRoot({ service: 'notifications' }),
    LiveModule.forRoot({ stream: 'notifications' }),
  ],
})
class TellingModule {}

/** What messaging does: a socket server whose adapter listens on the same key. */
async function startSockets(key: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const clients = [new Redis(testServer('TEST_REDIS_URL')), new Redis(testServer('TEST_REDIS_URL'))] as const;
  const http: HttpServer = createServer();
  const server = new Server(http, { path: LIVE_PATH, adapter: createAdapter(clients[0], clients[1], { key }) });
  server.on('connection', (socket) => void socket.join(liveRoomOf(String(socket.handshake.auth['userId']))));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    await server.close();
    clients.forEach((client) => client.disconnect());
  };
  return { url: `http://127.0.0.1:${(http.address() as { port: number }).port}`, stop };
}

describe('live events', () => {
  let redis: BreakableServer;
  let service: TestService;
  let sockets: Awaited<ReturnType<typeof startSockets>>;
  const opened: Socket[] = [];
  const tell = (userId: string, title: string) =>
    service
      .get(Live)
      .to(userId)
      .emit('job_update', { job: { id: newId(), title, location: 'Leeds' } });
  const missed = (userId: string, seq: number, limit?: number) => service.get(LiveReplay).since(userId, seq, limit);
  const titlesOf = (records: { payload: object }[]) =>
    records.map(({ payload }) => (payload as { job: { title: string } }).job.title);

  async function listen(userId: string): Promise<Parameters<ServerToClientEvents['job_update']>[0][]> {
    const heard: Parameters<ServerToClientEvents['job_update']>[0][] = [];
    const socket: Socket<ServerToClientEvents> = io(sockets.url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: { userId },
    });
    opened.push(socket);
    socket.on('job_update', (payload) => heard.push(payload));
    await eventually(() => socket.connected);
    return heard;
  }

  beforeAll(async () => {
    redis = await startBreakableServer(testServer('TEST_REDIS_URL'));
    service = await startTestService({ module: TellingModule, name: 'notifications', env: { REDIS_URL: redis.url } });
    sockets = await startSockets(liveKeyOf(service.get(RedisConfig)));
  });
  afterAll(async () => {
    opened.forEach((socket) => socket.disconnect());
    await sockets.stop();
    await service.stop();
    await redis.stop();
  });

  it('reach the sockets of the person, numbered, and no one else', async () => {
    const [mia, tom] = [newId(), newId()];
    const [toMia, toTom] = [await listen(mia), await listen(tom)];
    await tell(mia, 'first');
    await tell(mia, 'second');
    await eventually(() => toMia.length === 2);
    expect(toMia.map(({ job, seq, stream }) => [job.title, seq, stream])).toEqual([
      ['first', 1, 'notifications'],
      ['second', 2, 'notifications'],
    ]);
    expect(toTom).toEqual([]);
  });

  it('are told after the commit, in their order, and never when it failed', async () => {
    const mia = newId();
    const heard = await listen(mia);
    const transactions = service.get(Transactions);
    await transactions.run(async () => {
      await tell(mia, 'a');
      await tell(mia, 'b');
      expect(heard).toEqual([]);
    });
    await expect(
      transactions.run(async () => {
        await tell(mia, 'lost');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await tell(mia, 'c');
    await eventually(() => heard.length === 3);
    expect(heard.map(({ job, seq }) => [job.title, seq])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
  });

  it('are numbered without gaps when many transactions tell the same people, in any order', async () => {
    const people = [newId(), newId(), newId()];
    const each = Array.from({ length: 40 }, (_, index) => (index % 2 ? people : [...people].reverse()));
    await Promise.allSettled(
      each.map((order, index) =>
        service.get(Transactions).run(async () => {
          for (const person of order) await tell(person, `round ${index}`);
          if (index % 10 === 0) throw new Error('rolled back');
        }),
      ),
    );
    for (const person of people) {
      const records = await missed(person, 0);
      expect(records.map(({ seq }) => seq)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    }
  });

  it('are replayed from where the client was, at most as many as asked for [R077]', async () => {
    const mia = newId();
    for (const title of ['a', 'b', 'c', 'd']) await tell(mia, title);
    const replayed = await missed(mia, 2);
    expect(replayed.map(({ seq, event, stream }) => [seq, event, stream])).toEqual([
      [3, 'job_update', 'notifications'],
      [4, 'job_update', 'notifications'],
    ]);
    expect(titlesOf(replayed)).toEqual(['c', 'd']);
    expect(titlesOf(await missed(mia, 0, 1))).toEqual(['a']);
    expect(await missed(mia, 4)).toEqual([]);
    expect(await service.get(LiveReplay).latest(mia)).toBe(4);
  });

  it('are kept while Redis is away, without the writer noticing', async () => {
    const mia = newId();
    redis.cut();
    const startedAt = Date.now();
    await tell(mia, 'unheard');
    expect(Date.now() - startedAt).toBeLessThan(500);
    redis.mend();
    expect(titlesOf(await missed(mia, 0))).toEqual(['unheard']);
  });

  it('are not taken for none where all that a person missed is older than a week', async () => {
    const mia = newId();
    for (const title of ['a', 'b', 'c']) await tell(mia, title);
    const grow = (days: number) =>
      service.rows('UPDATE live_events SET created_at = now() - make_interval(days => $2) WHERE user_id = $1', [
        mia,
        days,
      ]);
    await grow(6);
    expect(titlesOf(await missed(mia, 2))).toEqual(['c']);
    await grow(8);
    for (const seq of [0, 1, 2]) await expect(missed(mia, seq)).rejects.toMatchObject({ code: 'LIVE_EVENTS_GONE' });
    expect(await missed(mia, 3)).toEqual([]);
    expect(await missed(newId(), 0)).toEqual([]);
  });

  it('are forgotten after a week or a thousand later ones, their numbers never', async () => {
    const [mia, tom] = [newId(), newId()];
    for (const title of ['old', 'new']) await tell(mia, title);
    await service.rows("UPDATE live_events SET created_at = now() - interval '8 days' WHERE user_id = $1 AND seq = 1", [
      mia,
    ]);
    await service.get(Transactions).run(async () => {
      for (let index = 1; index <= 1003; index += 1) await tell(tom, `${index}`);
    });
    await service.get(LiveEventRepository).pruneEvents();
    expect(titlesOf(await missed(mia, 0))).toEqual(['new']);
    expect((await missed(tom, 0, 1)).map(({ seq }) => seq)).toEqual([4]);
    await service.get(LiveReplay).forget(mia);
    await tell(mia, 'next');
    expect((await missed(mia, 0)).map(({ seq }) => seq)).toEqual([3]);
  });
});
