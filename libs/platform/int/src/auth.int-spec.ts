import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { definePermissions } from '@crewcall/contracts-core';
import { ConfigModule, DatabaseConfig, HttpConfig, RedisConfig, TokenConfig } from '@crewcall/platform-config';
import { DatabaseModule, newId, RedisModule } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { eventually, startTestService, type TestService, testKeys, tokenFor } from '@crewcall/testing-node';
import { IsString, MaxLength } from 'class-validator';
import { JwtService } from '@nestjs/jwt';
import {
  type Actor,
  AuthModule,
  Can,
  CurrentActor,
  OptionalActor,
  Public,
  SessionRevocations,
} from '@crewcall/platform-auth';

class NoteDto {
  @MaxLength(20)
  @IsString({ message: 'Please write a note' })
  text!: string;
}

@Controller('api/notes')
class NotesController {
  @Get('public')
  @Public()
  open(@OptionalActor() actor: Actor | null) {
    return { seenBy: actor?.id ?? null };
  }

  @Get()
  @Can('note:read')
  read(@CurrentActor() actor: Actor) {
    return { id: actor.id, role: actor.role };
  }

  @Post()
  @Can('note:write', { signIn: 'Please log in to write notes.' })
  write(@Body() note: NoteDto) {
    return note;
  }

  @Get('broken')
  @Public()
  broken() {
    throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
  }
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, RedisConfig, TokenConfig]),
    ObservabilityModule.forRoot({ service: 'notes' }),
    DatabaseModule.forRoot({ entities: [], migrations: [] }),
    RedisModule,
    AuthModule.forRoot({ permissions: definePermissions({ 'note:read': 'signed-in', 'note:write': ['recruiter'] }) }),
  ],
  controllers: [NotesController],
})
class NotesModule {}

describe('the guard of every service', () => {
  let service: TestService;
  const recruiter = { id: newId(), role: 'recruiter' as const };

  beforeAll(async () => {
    service = await startTestService({ module: NotesModule, name: 'notes' });
  });
  afterAll(() => service.stop());

  it('answers a stranger with 401 in the error shape', async () => {
    const { status, body } = await service.anonymous().get('/api/notes');
    expect(status).toBe(401);
    expect(body).toEqual({
      error: 'Please log in to continue.',
      code: 'AUTH_REQUIRED',
      request_id: expect.any(String) as string,
    });
  });

  it('says the endpoint’s own sentence to a stranger', async () => {
    const { body } = await service.anonymous().post('/api/notes', { text: 'hello' });
    expect(body).toMatchObject({ error: 'Please log in to write notes.' });
  });

  it('knows the caller from the token and nothing else [S62]', async () => {
    const { body } = await service
      .as(recruiter)
      .with({ 'x-user-id': newId(), 'x-user-role': 'admin' })
      .get('/api/notes');
    expect(body).toEqual({ id: recruiter.id, role: 'recruiter' });
  });

  it('refuses a role that may not', async () => {
    const { status, body } = await service
      .as({ id: newId(), role: 'freelancer' })
      .post('/api/notes', { text: 'hello' });
    expect([status, body['error'], body['code']]).toEqual([403, 'Access denied', 'FORBIDDEN']);
  });

  it.each([
    [
      'alg none',
      () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: recruiter.id, role: 'admin' })).toString('base64url')}.`,
    ],
    [
      'the public key as an HMAC secret',
      () => {
        const [header, payload] = [
          { alg: 'HS256', typ: 'JWT' },
          { sub: recruiter.id, role: 'admin', email: 'a@b.c', sid: newId(), iss: 'crewcall', aud: 'crewcall' },
        ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
        return `${header}.${payload}.${Buffer.from('x').toString('base64url')}`;
      },
    ],
    ['an expired token', () => tokenFor(recruiter, { expiresInSeconds: -60 })],
    [
      'another audience',
      () =>
        new JwtService().sign(
          { role: 'admin', email: 'a@b.c', sid: newId() },
          {
            privateKey: testKeys.privateKey,
            algorithm: 'ES256',
            subject: newId(),
            issuer: 'crewcall',
            audience: 'elsewhere',
          },
        ),
    ],
    ['a role nobody has', () => tokenFor({ id: newId(), role: 'owner' as 'admin' })],
    ['ten thousand characters', () => 'a'.repeat(10_000)],
  ])('refuses %s [S29]', async (_name, token) => {
    expect((await service.withToken(token()).get('/api/notes')).status).toBe(401);
  });

  it('refuses a token the moment its session is revoked, and tells other replicas', async () => {
    const sessionId = newId();
    const client = service.as({ ...recruiter, sessionId });
    expect((await client.get('/api/notes')).status).toBe(200);
    const replica = await startTestService({ module: NotesModule, name: 'notes', replicaOf: service });
    const heard: string[] = [];
    replica.get(SessionRevocations).onRevoked(({ id }) => heard.push(id));
    await service.get(SessionRevocations).revokeSession(sessionId);
    expect((await client.get('/api/notes')).status).toBe(401);
    // A replica that has just booted may still be subscribing: announced again until it listens.
    await eventually(async () => {
      await service.get(SessionRevocations).revokeSession(sessionId);
      return heard.includes(sessionId);
    });
    await replica.stop();
  });

  it('lets a revoked or stale token see public pages as a stranger', async () => {
    const { status, body } = await service
      .withToken(tokenFor(recruiter, { expiresInSeconds: -60 }))
      .get('/api/notes/public');
    expect([status, body]).toEqual([200, { seenBy: null }]);
  });

  it('names the field and the rule for bad input, and refuses unknown fields', async () => {
    const missing = await service.as(recruiter).post('/api/notes', {});
    expect(missing).toMatchObject({
      status: 400,
      body: { error: 'Please write a note', code: 'VALIDATION_FAILED', details: [{ field: 'text' }] },
    });
    expect((await service.as(recruiter).post('/api/notes', { text: 'a', admin: true })).status).toBe(400);
    expect((await service.as(recruiter).post('/api/notes', '{"text": ')).status).toBe(400);
    expect((await service.as(recruiter).post('/api/notes', { text: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('says nothing of a bug but its request id [S66]', async () => {
    const { status, body, headers } = await service.anonymous().get('/api/notes/broken');
    expect(status).toBe(500);
    expect(body).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      request_id: headers.get('x-request-id'),
    });
  });

  it('reports its health', async () => {
    expect(await service.anonymous().get('/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'ok', checks: { database: 'up', redis: 'up' } },
    });
    expect(await service.anonymous().get('/health/serving')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});
