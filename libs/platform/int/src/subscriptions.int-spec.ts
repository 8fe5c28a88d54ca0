import { once } from 'node:events';
import { SessionRevocations } from '@crewcall/platform-auth';
import { RedisConfig } from '@crewcall/platform-config';
import { newId } from '@crewcall/platform-database';
import { type BreakableServer, startBreakableServer, testServer } from '@crewcall/testing-node';
import { Redis } from 'ioredis';

describe('a connection that only listens', () => {
  let server: BreakableServer;
  beforeAll(async () => {
    server = await startBreakableServer(testServer('TEST_REDIS_URL'));
  });
  afterAll(() => server.stop());

  it('is closed just when it subscribes again after an outage, and no promise of that is left unheard', async () => {
    const config = Object.assign(new RedisConfig(), { url: server.url, prefix: `test-${newId().slice(-12)}` });
    const redis = new Redis(server.url);
    redis.on('error', () => undefined);
    const duplicated = jest.spyOn(redis, 'duplicate');
    const revocations = new SessionRevocations(redis, config);
    revocations.onModuleInit();
    const subscriber = duplicated.mock.results[0]?.value as Redis;
    // Behind the one of the service, whose answer has come then as well.
    await subscriber.subscribe('other');
    server.cut();
    await once(subscriber, 'reconnecting');
    server.mend();
    await once(subscriber, 'ready');
    const ended = once(subscriber, 'end');
    revocations.onApplicationShutdown();
    await ended;
    redis.disconnect();
  });
});
