import { SessionRevocations } from '@crewcall/platform-auth';
import {
  type BreakableServer,
  eventually,
  startBreakableServer,
  startTestService,
  testServer,
  type TestService,
} from '@crewcall/testing-node';
import { JwtService } from '@nestjs/jwt';
import { AppModule } from '../src/app.module.js';
import { Identity } from './identity.js';

describe('while Redis is away', () => {
  let redis: BreakableServer;
  let identity: Identity;
  let elsewhere: TestService;
  beforeAll(async () => {
    redis = await startBreakableServer(testServer('TEST_REDIS_URL'));
    identity = await Identity.start({ REDIS_URL: redis.url });
    // Another process, whose own way to Redis stays whole.
    elsewhere = await startTestService({
      module: AppModule,
      name: 'identity',
      replicaOf: identity.service,
      env: { REDIS_URL: testServer('TEST_REDIS_URL') },
    });
  });
  afterAll(async () => {
    await elsewhere.stop();
    await identity.stop();
    await redis.stop();
  });

  it('people sign in and out, guessing is still slowed down, and every sign-out counts once Redis is back [R045]', async () => {
    const guessed = await identity.hasUser();
    const { user, token } = await identity.hasPerson();
    redis.cut();
    const during = (await identity.signIn(user.email)).body.token;
    expect((await identity.service.withToken(during).get('/api/auth/session')).status).toBe(200);

    const statuses = [];
    for (let guess = 0; guess < 7; guess += 1) statuses.push((await identity.signIn(guessed.email, 'guess')).status);
    expect(statuses.at(-1)).toBe(429);

    expect((await identity.service.withToken(token).post('/api/auth/signout')).status).toBe(204);
    expect((await identity.service.withToken(token).get('/api/auth/session')).status).toBe(401);

    redis.mend();
    const { sid: sessionId, iat: issuedAt } = new JwtService().decode<{ sid: string; iat: number }>(token);
    const facts = { sessionId, userId: user.id, issuedAt };
    await eventually(() => elsewhere.get(SessionRevocations).isRevoked(facts));
    expect((await elsewhere.withToken(token).put('/api/auth/update-account', { first_name: 'Eve' })).status).toBe(401);
  });
});

describe('replicas', () => {
  it('share sessions, throttles and the end of both', async () => {
    const identity = await Identity.start();
    const replica = await startTestService({ module: AppModule, name: 'identity', replicaOf: identity.service });
    try {
      const { user, token } = await identity.hasPerson();
      expect((await replica.withToken(token).get('/api/auth/session')).status).toBe(200);
      expect((await replica.withToken(token).post('/api/auth/signout')).status).toBe(204);
      expect((await identity.service.withToken(token).get(`/api/users/${user.id}`)).status).toBe(401);
    } finally {
      await replica.stop();
      await identity.stop();
    }
  });
});
