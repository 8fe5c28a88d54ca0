import { definePermissions } from '@crewcall/contracts-core';
import { AuthModule, Can, SessionRevocations } from '@crewcall/platform-auth';
import { ConfigModule, HttpConfig, RedisConfig, TokenConfig } from '@crewcall/platform-config';
import { REDIS, RedisModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import {
  type BreakableServer,
  eventually,
  startBreakableServer,
  startTestService,
  testServer,
  type TestService,
} from '@crewcall/testing-node';
import { Controller, Get, Module } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Redis } from 'ioredis';
import { Identity } from './identity.js';

@Controller('api/notes')
class NotesController {
  @Get()
  @Can('note:read')
  read() {
    return {};
  }
}

/** A service that knows of sessions what every service knows, and nothing of identity. */
@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, RedisConfig, TokenConfig]),
    ObservabilityModule.forRoot({ service: 'notes' }),
    RedisModule,
    AuthModule.forRoot({ permissions: definePermissions({ 'note:read': 'signed-in' }) }),
  ],
  controllers: [NotesController],
})
class NotesModule {}

const WITHIN_MS = 3000;

describe('a Redis that lost the revocations', () => {
  let wire: BreakableServer;
  let identity: Identity;
  let redis: Redis;
  let notes: TestService | undefined;
  beforeAll(async () => {
    wire = await startBreakableServer(testServer('TEST_REDIS_URL'));
    identity = await Identity.start({ REDIS_URL: wire.url });
  });
  afterEach(() => notes?.stop());
  afterAll(async () => {
    await identity.stop();
    await wire.stop();
  });

  /** Started after the sign-outs: it was not there to hear of them. */
  async function startNotes(): Promise<void> {
    notes = await startTestService({ module: NotesModule, name: 'notes', replicaOf: identity.service });
    redis = notes.get<Redis>(REDIS);
    await eventually(() => redis.status === 'ready');
  }

  const statusOf = async (token: string) => (await notes?.withToken(token).get('/api/notes'))?.status;

  async function forget(pattern: string): Promise<number> {
    const keys = await redis.keys(`${identity.service.redisPrefix}:${pattern}`);
    return keys.length ? redis.del(...keys) : 0;
  }

  async function hasSignedOut(): Promise<string> {
    const { token, client } = await identity.hasPerson();
    const { sid } = new JwtService().decode<{ sid: string }>(token);
    const heard: string[] = [];
    identity.service.get(SessionRevocations).onRevoked(({ id }) => heard.push(id));
    expect((await client.post('/api/auth/signout')).status).toBe(204);
    // At once and by the task, each directly and over the channel: from here on nothing else repeats it.
    await eventually(() => heard.filter((id) => id === sid).length === 4);
    return token;
  }

  it('has them again soon after it was emptied, those of deleted accounts too [F22] [S28]', async () => {
    const signedOut = await hasSignedOut();
    const left = await hasSignedOut();
    await identity.service.rows('DELETE FROM users');
    const stays = await identity.hasPerson();
    await startNotes();
    expect(await forget('*')).toBeGreaterThan(2);
    await eventually(async () => (await statusOf(signedOut)) === 401, WITHIN_MS);
    await eventually(async () => (await statusOf(left)) === 401, WITHIN_MS);
    expect(await statusOf(stays.token)).toBe(200);
  });

  it('has them again when an older copy of it took its place [F22] [S28]', async () => {
    const signedOut = await hasSignedOut();
    wire.cut();
    await startNotes();
    expect(await forget('revoked:*')).toBeGreaterThan(0);
    expect(await statusOf(signedOut)).toBe(200);
    wire.mend();
    await eventually(async () => (await statusOf(signedOut)) === 401, WITHIN_MS);
  });

  it('keeps them for as long as a token lives', async () => {
    await hasSignedOut();
    await startNotes();
    await forget('revoked:*');
    await forget('revocations-marker');
    await eventually(async () => (await redis.keys(`${identity.service.redisPrefix}:revoked:*`)).length > 0, WITHIN_MS);
    for (const key of await redis.keys(`${identity.service.redisPrefix}:revoked:*`)) {
      const seconds = await redis.ttl(key);
      expect([seconds > 24 * 3600, seconds <= 24 * 3600 + 60]).toEqual([true, true]);
    }
  });
});
