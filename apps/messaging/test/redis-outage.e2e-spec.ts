import { liveRoomOf, type ServerToClientEvents } from '@crewcall/contracts-core';
import { newId } from '@crewcall/platform-database';
import {
  type BreakableServer,
  eventually,
  startBreakableServer,
  startTestService,
  testServer,
  type TestService,
  tokenFor,
} from '@crewcall/testing-node';
import { Emitter } from '@socket.io/redis-emitter';
import { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.js';
import { LiveClient } from './live-client.js';
import { SocketEndings } from '../src/live/socket-endings.service.js';

describe('the live channel while Redis is away', () => {
  let service: TestService;
  let wire: BreakableServer;
  let redis: Redis;

  beforeAll(async () => {
    wire = await startBreakableServer(testServer('TEST_REDIS_URL'));
    service = await startTestService({ module: AppModule, name: 'messaging', env: { REDIS_URL: wire.url } });
    redis = new Redis(testServer('TEST_REDIS_URL'));
  });
  afterAll(async () => {
    redis.disconnect();
    await service.stop();
    await wire.stop();
  });

  it('keeps its sockets, takes new ones, and delivers again once Redis is back [R077]', async () => {
    const person = { id: newId(), role: 'freelancer' as const };
    const early = await new LiveClient(service, tokenFor(person)).authenticate(person.id);
    wire.cut();
    await eventually(async () => (await service.anonymous().get('/health/ready')).status === 503);
    // A balancer goes on sending requests: no other replica has Redis either.
    expect((await service.anonymous().get('/health/serving')).status).toBe(200);
    const late = await new LiveClient(service, tokenFor(person)).authenticate(person.id);
    service.get(SocketEndings).endPerson(newId(), 'signed_out');
    expect([early.closedBecause, late.closedBecause]).toEqual([null, null]);
    wire.mend();
    const emitter = new Emitter<ServerToClientEvents>(redis, { key: `${service.redisPrefix}:live` });
    await eventually(() => {
      emitter.to(liveRoomOf(person.id)).emit('typing', { conversation_id: newId(), user_id: newId(), is_typing: true });
      return early.heard('typing').length > 0 && late.heard('typing').length > 0;
    });
    early.close();
    late.close();
  });
});
