import { once } from 'node:events';
import { type BreakableServer, startBreakableServer, testServer } from '@crewcall/testing-servers';
import { QueueRedis } from './queue-redis.js';

describe('a connection of the queues', () => {
  let server: BreakableServer;
  beforeAll(async () => {
    server = await startBreakableServer(testServer('TEST_REDIS_URL'));
  });
  afterAll(() => server.stop());

  it.each(['itself', 'its duplicate'])('ends when %s is given up between two attempts to connect', async (which) => {
    const first = new QueueRedis(server.url, { retryStrategy: () => 60_000 });
    const redis = which === 'itself' ? first : first.duplicate();
    first.on('error', () => undefined);
    redis.on('error', () => undefined);
    await redis.ping();
    server.cut();
    await once(redis, 'reconnecting');
    const ended = once(redis, 'end');
    redis.disconnect();
    await ended;
    expect(redis.status).toBe('end');
    if (first !== redis) first.disconnect();
    server.mend();
  });
});
