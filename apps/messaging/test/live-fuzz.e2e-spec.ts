import { once } from 'node:events';
import { connect } from 'node:net';
import { LIVE_PATH, liveRoomOf, type ServerToClientEvents } from '@crewcall/contracts-core';
import { newId } from '@crewcall/platform-database';
import { eventually, startTestService, testServer, type TestService, tokenFor } from '@crewcall/testing-node';
import { Emitter } from '@socket.io/redis-emitter';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { WebSocket } from 'ws';
import { AppModule } from '../src/app.module.js';
import { brokenWire, handshake, hostileFrames } from './hostile-frames.js';
import { LiveClient } from './live-client.js';

/** `FUZZ_RUNS=20000 npx nx e2e messaging live-fuzz` looks for longer; FUZZ_SEED for the same, or for others. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 60);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_126);
const MS_A_RUN = 1500;

describe('the live channel, whatever one socket writes', () => {
  const bystander = { id: newId(), role: 'freelancer' as const, sessionId: newId() };
  let service: TestService;
  let redis: Redis;
  let emitter: Emitter<ServerToClientEvents>;
  let other: LiveClient;
  let told = 0;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging' });
    redis = new Redis(testServer('TEST_REDIS_URL'));
    emitter = new Emitter(redis, { key: `${service.redisPrefix}:live` });
    other = await new LiveClient(service, tokenFor(bystander)).authenticate(bystander.id);
  });
  afterAll(async () => {
    other.close();
    redis.disconnect();
    await service.stop();
  });

  /** The other one's socket is there, hears what it is sent, and nothing besides. */
  const isUnharmed = async (): Promise<void> => {
    told += 1;
    const job = { id: newId(), title: `number ${told}`, location: 'Leeds' };
    emitter.to(liveRoomOf(bystander.id)).emit('job_update', { job, seq: told, stream: 'notifications' });
    await eventually(() => other.heard('job_update').length >= told);
    expect([other.arrivals.length, other.closedBecause]).toEqual([told, null]);
    expect((await service.anonymous().get('/health/live')).status).toBe(200);
  };

  it.each(['a stranger', 'a member'])(
    'harms no other when %s sends packets that are nearly right [S39] [S41]',
    async (who) => {
      await fc.assert(
        fc.asyncProperty(hostileFrames, async (frames) => {
          const member = { id: newId(), role: 'freelancer' as const, sessionId: newId() };
          const socket = new WebSocket(
            `${service.baseUrl.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`,
          );
          socket.on('error', () => undefined);
          await once(socket, 'open');
          const isClosed = once(socket, 'close');
          socket.send(`40${JSON.stringify({ token: tokenFor(member) })}`);
          if (who === 'a member') socket.send(`42${JSON.stringify(['authenticate', { userId: member.id }])}`);
          for (const frame of frames) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
          await isUnharmed();
          socket.close();
          await isClosed;
        }),
        { numRuns: runs, seed },
      );
    },
    30_000 + runs * MS_A_RUN,
  );

  it(
    'harms no other when what is sent are no frames [S41]',
    async () => {
      const { hostname, port } = new URL(service.baseUrl);
      await fc.assert(
        fc.asyncProperty(brokenWire, async (bytes) => {
          const socket = connect(Number(port), hostname);
          socket.on('error', () => undefined);
          socket.write(handshake);
          await once(socket, 'data');
          const isClosed = once(socket, 'close');
          socket.end(Buffer.from(bytes));
          socket.resume();
          await isUnharmed();
          await isClosed;
        }),
        { numRuns: runs, seed },
      );
    },
    30_000 + runs * MS_A_RUN,
  );
});
