import { liveRoomOf, type ServerToClientEvents } from '@crewcall/contracts-core';
import { sessionsRevoked, userDeleted, userSuspended } from '@crewcall/contracts-identity/dto';
import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { eventually, startTestService, testServer, type TestService, tokenFor } from '@crewcall/testing-node';
import { Emitter } from '@socket.io/redis-emitter';
import { Redis } from 'ioredis';
import type { Socket } from 'socket.io-client';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { AppModule } from '../src/app.module.js';
import { LiveClient } from './live-client.js';

describe('the live channel', () => {
  let service: TestService;
  let redis: Redis;
  let emitter: Emitter<ServerToClientEvents>;
  const clients: LiveClient[] = [];
  const maya = () => ({ id: newId(), role: 'freelancer' as const, sessionId: newId() });

  const open = (token: unknown, options?: ConstructorParameters<typeof LiveClient>[2], at = service): LiveClient => {
    const client = new LiveClient(at, token, options);
    clients.push(client);
    return client;
  };
  const signIn = (person: ReturnType<typeof maya>, at = service): Promise<LiveClient> =>
    open(tokenFor(person), {}, at).authenticate(person.id);
  /** As any other service would, over Redis. */
  const push = (userId: string, title: string): void => {
    emitter
      .to(liveRoomOf(userId))
      .emit('job_update', { job: { id: newId(), title, location: 'Leeds' }, seq: 1, stream: 'notifications' });
  };
  const titles = (client: LiveClient): string[] =>
    client.heard('job_update').map((payload) => (payload as { job: { title: string } }).job.title);

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'messaging', env: { LIVE_SOCKETS_PER_USER: '3' } });
    redis = new Redis(testServer('TEST_REDIS_URL'));
    emitter = new Emitter(redis, { key: `${service.redisPrefix}:live` });
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    redis.disconnect();
    await service.stop();
  });

  it('delivers to the person a token proves, and to no other user [R077]', async () => {
    const [first, second] = [maya(), maya()];
    const [hers, his] = await Promise.all([signIn(first), signIn(second)]);
    push(first.id, 'for her');
    push(second.id, 'for him');
    await eventually(() => titles(hers).length > 0 && titles(his).length > 0);
    expect([titles(hers), titles(his)]).toEqual([['for her'], ['for him']]);
    expect(hers.heard('job_update')[0]).toMatchObject({ seq: 1, stream: 'notifications' });
  });

  it('refuses long polling, where the id of a connection would be enough to read its events [S42]', async () => {
    const polling = open(tokenFor(maya()), { transports: ['polling'] });
    await eventually(() => polling.refusedBecause);
    const handshake = await fetch(`${service.baseUrl}/ws/?EIO=4&transport=polling`);
    expect([polling.socket.connected, handshake.status]).toEqual([false, 400]);
  });

  it('refuses a client that claims to be another user, and lets nothing through [R077] [S37]', async () => {
    const [victim, thief] = [maya(), maya()];
    const client = open(tokenFor(thief));
    client.socket.emit('authenticate', { userId: victim.id });
    await client.untilClosed();
    push(victim.id, 'private');
    const witness = await signIn(victim);
    push(victim.id, 'marker');
    await eventually(() => titles(witness).includes('marker'));
    expect(client.arrivals).toEqual([{ event: 'auth_error', payload: { error: 'Access denied', code: 'FORBIDDEN' } }]);
    expect(client.closedBecause).toBe('io server disconnect');
  });

  it('Q21: closes a WebSocket that proves nothing with the code 4401, after it said why [R077]', async () => {
    const address = `${service.baseUrl.replace('http', 'ws')}/ws/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { origin: 'http://localhost:3000' });
    const frames: string[] = [];
    socket.on('message', (data: Buffer) => frames.push(data.toString()));
    socket.once('open', () => socket.send('40{"token":"a.b.c"}'));
    await eventually(() => frames.some((frame) => frame.startsWith('40')));
    socket.send(`42["authenticate",{"userId":"${newId()}"}]`);
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(4401);
    expect(frames.slice(2)).toEqual([expect.stringContaining('auth_error'), '41']);
  });

  it.each([
    ['no token', () => undefined],
    ['a made-up token', () => 'a.b.c'],
    ['an object for a token', () => ({ $ne: null })],
    ['ten thousand characters', () => 'a'.repeat(10_000)],
    ['an expired token', (person: ReturnType<typeof maya>) => tokenFor(person, { expiresInSeconds: -60 })],
  ])('refuses %s [R077]', async (_name, tokenOf) => {
    const person = maya();
    const client = open(tokenOf(person));
    client.socket.emit('authenticate', { userId: person.id });
    await client.untilClosed();
    expect(client.arrivals).toEqual([
      { event: 'auth_error', payload: { error: 'Please log in to continue.', code: 'AUTH_REQUIRED' } },
    ]);
  });

  it.each([[undefined], [null], ['x'], [{ userId: null }], [{ userId: ['a'] }], [{}]])(
    'takes %j for no claim at all [R077]',
    async (claim) => {
      const client = open(tokenFor(maya()));
      client.socket.emit('authenticate', claim as never);
      await client.untilClosed();
      expect(client.heard('auth_error')).toEqual([{ error: 'Access denied', code: 'FORBIDDEN' }]);
    },
  );

  it('closes a socket that does not say whose it is within five seconds, having told it nothing [R077]', async () => {
    const person = maya();
    const silent = open(tokenFor(person));
    await eventually(() => silent.socket.connected);
    const startedAt = Date.now();
    push(person.id, 'not for strangers');
    await silent.untilClosed();
    expect(Date.now() - startedAt).toBeGreaterThan(4000);
    expect(silent.arrivals).toEqual([]);
  });

  it('closes a socket when its token runs out', async () => {
    const person = maya();
    const client = await open(tokenFor(person, { expiresInSeconds: 2 })).authenticate(person.id);
    expect(await client.untilClosed()).toBe('io server disconnect');
    expect(client.arrivals).toEqual([]);
  });

  it('closes the sockets of a session the moment it is signed out, and no others [R045] [S28]', async () => {
    const phone = maya();
    const desk = { ...phone, sessionId: newId() };
    const [onPhone, onDesk] = await Promise.all([signIn(phone), signIn(desk)]);
    await service.get(SessionRevocations).revokeSession(phone.sessionId);
    await onPhone.untilClosed();
    expect(onPhone.arrivals).toEqual([{ event: 'session_ended', payload: { reason: 'signed_out' } }]);
    push(phone.id, 'still here');
    await eventually(() => titles(onDesk).includes('still here'));
    const returning = open(tokenFor(phone));
    returning.socket.emit('authenticate', { userId: phone.id });
    await returning.untilClosed();
    expect(returning.heard('auth_error')).toHaveLength(1);
  });

  it('closes every socket of a person whose sessions were all revoked', async () => {
    const person = maya();
    const both = await Promise.all([signIn(person), signIn({ ...person, sessionId: newId() })]);
    await service.get(SessionRevocations).revokeUser(person.id);
    expect(await Promise.all(both.map((client) => client.untilClosed()))).toEqual([
      'io server disconnect',
      'io server disconnect',
    ]);
  });

  it.each([
    ['suspended', userSuspended, { reason: 'complaints' }],
    ['deleted', userDeleted, { role: 'freelancer' as const }],
  ] as const)('closes the sockets of a person who is %s', async (reason, event, payload) => {
    const person = maya();
    const client = await signIn(person);
    await service.deliver<object>(event, { subjectId: person.id, payload });
    await client.untilClosed();
    expect(client.arrivals).toEqual([{ event: 'session_ended', payload: { reason } }]);
  });

  it('refuses a page of another site before anything is said [R077] [S38]', async () => {
    const client = open(tokenFor(maya()), { extraHeaders: { origin: 'https://evil.example' } });
    await eventually(() => client.refusedBecause);
    expect(client.socket.connected).toBe(false);
    const own = open(tokenFor(maya()), { extraHeaders: { origin: 'http://localhost:3000' } });
    await eventually(() => own.socket.connected);
  });

  it('lets no one join a room, forge an event or shout [S39]', async () => {
    const [victim, noisy] = [maya(), maya()];
    const hers = await signIn(victim);
    const client = await signIn(noisy);
    const emit = client.socket.emit.bind(client.socket) as (event: string, ...args: unknown[]) => void;
    for (const event of ['join', 'new_message', 'session_ended', 'constructor', '__proto__'])
      emit(event, liveRoomOf(victim.id), { message: {} });
    push(victim.id, 'hers');
    await eventually(() => titles(hers).includes('hers'));
    expect([hers.arrivals.length, client.arrivals.length, client.socket.connected]).toEqual([1, 0, true]);
    for (let frame = 0; frame < 50; frame += 1) emit('typing', {});
    await client.untilClosed();
    expect(client.heard('auth_error')[0]).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('answers a malformed or premature message where an acknowledgement is asked for, and drops it otherwise', async () => {
    const stranger = open(tokenFor(maya()));
    await eventually(() => stranger.socket.connected);
    const ask = (client: LiveClient, event: string, message: unknown) =>
      (client.socket as Socket).timeout(3000).emitWithAck(event, message) as Promise<unknown>;
    expect(await ask(stranger, 'typing', { conversation_id: newId(), is_typing: true })).toMatchObject({
      code: 'AUTH_REQUIRED',
    });
    const client = await signIn(maya());
    for (const message of [undefined, null, 'x', [], { conversation_id: 'x', is_typing: true }, { is_typing: 1 }])
      expect(await ask(client, 'typing', message)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(client.arrivals).toEqual([]);
  });

  it('closes a socket that sends more than a frame may hold [S41]', async () => {
    const client = await signIn(maya());
    (client.socket.emit as (event: string, text: string) => void)('typing', 'x'.repeat(40_000));
    await client.untilClosed();
    expect((await service.anonymous().get('/health/ready')).status).toBe(200);
  });

  it('holds so many sockets of one person and no more [S41]', async () => {
    const person = maya();
    await Promise.all([signIn(person), signIn(person), signIn(person)]);
    const fourth = open(tokenFor(person));
    fourth.socket.emit('authenticate', { userId: person.id });
    await fourth.untilClosed();
    expect(fourth.heard('auth_error')[0]).toMatchObject({ code: 'TOO_MANY_SOCKETS' });
  });

  it('serves one person from two replicas, and lets go of both when a session ends [R077]', async () => {
    const replica = await startTestService({ module: AppModule, name: 'messaging', replicaOf: service });
    const person = maya();
    const [here, there] = await Promise.all([signIn(person), signIn(person, replica)]);
    push(person.id, 'to both');
    await eventually(() => titles(here).length > 0 && titles(there).length > 0);
    await service.deliver(sessionsRevoked, { subjectId: person.id, payload: { session_ids: [person.sessionId] } });
    await Promise.all([here.untilClosed(), there.untilClosed()]);
    expect(there.heard('session_ended')).toEqual([{ reason: 'signed_out' }]);
    await replica.stop();
  });

  it('leaves so that clients come back by themselves', async () => {
    const replica = await startTestService({ module: AppModule, name: 'messaging', replicaOf: service });
    const person = maya();
    const client = await signIn(person, replica);
    await replica.stop();
    expect(await client.untilClosed()).toBe('transport close');
  });
});
