import { sessionsRevoked } from '@crewcall/contracts-identity/dto';
import { JwtService } from '@nestjs/jwt';
import { testKeys } from '@crewcall/testing-node';
import { SessionsService } from '../src/sessions/sessions.service.js';
import { Identity, password } from './identity.js';

const wrong = { error: 'Invalid email or password.', code: 'WRONG_CREDENTIALS' };

describe('signing in and out', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const session = (token: string) => identity.service.withToken(token).get('/api/auth/session');

  /** The same token as it would be, had it been made so many hours ago. */
  const issued = (token: string, hoursAgo: number, more: object = {}) => {
    const { exp: _exp, ...claims } = new JwtService().decode<{ exp: number; iat: number }>(token);
    const iat = Math.floor(Date.now() / 1000) - hoursAgo * 3600;
    const key = { privateKey: testKeys.privateKey, algorithm: 'ES256' as const };
    return new JwtService().sign({ ...claims, iat, ...more }, { ...key, expiresIn: 24 * 3600 });
  };

  it('answers the account and a token, never a hash [R034] [R035]', async () => {
    const user = await identity.hasUser({ firstName: 'Ana', lastName: 'Reyes' });
    const { status, body } = await identity.signIn(`  ${user.email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String) as string,
      user: {
        id: user.id,
        email: user.email,
        role: 'freelancer',
        first_name: 'Ana',
        last_name: 'Reyes',
        company_name: null,
        email_verified: true,
        avatar_url: null,
        created_at: user.createdAt.toISOString(),
      },
    });
    const { exp, iat, sub, aud } = new JwtService().decode<Record<string, string & number>>(body.token);
    expect({ life: (exp ?? 0) - (iat ?? 0), sub, aud }).toEqual({ life: 24 * 3600, sub: user.id, aud: 'crewcall' });
  });

  it('refuses a wrong password and an unknown address in the same words [R034] [R036]', async () => {
    const user = await identity.hasUser();
    const answers = await Promise.all([
      identity.signIn(user.email, 'not it'),
      identity.signIn('nobody@example.test', 'not it'),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject(wrong);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(Object.keys(answers[0]?.body ?? {})).toEqual(Object.keys(answers[1]?.body ?? {}));
  });

  it('lets no user into a suspended account, nor into one without a password', async () => {
    const suspended = await identity.hasUser({ suspendedAt: new Date() });
    expect((await identity.signIn(suspended.email)).status).toBe(403);
    const external = await identity.hasUser({ passwordHash: null });
    expect(await identity.signIn(external.email)).toMatchObject({ status: 401, body: wrong });
  });

  it('tells at start-up who is signed in [R044]', async () => {
    const { token, user } = await identity.hasPerson();
    const answer = await session(token);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect(answer.body).not.toHaveProperty('token');
    expect(await identity.anonymous.get('/api/auth/session')).toMatchObject({
      status: 401,
      body: { error: 'Unauthorized' },
    });
  });

  it('ends the session everywhere at once on signing out, and forgives doing it twice [R045] [S28]', async () => {
    const { token, user, client } = await identity.hasPerson();
    const other = (await identity.signIn(user.email)).body.token;
    expect((await client.post('/api/auth/signout')).status).toBe(204);
    expect((await session(token)).status).toBe(401);
    expect((await client.get(`/api/users/${user.id}`)).status).toBe(401);
    expect((await client.put('/api/auth/update-account', { first_name: 'Eve' })).status).toBe(401);
    expect((await client.post('/api/auth/signout')).status).toBe(204);
    expect((await identity.anonymous.post('/api/auth/signout')).status).toBe(204);
    expect((await session(other)).status).toBe(200);
    const { sid } = new JwtService().decode<{ sid: string }>(token);
    expect(await identity.service.outbox(sessionsRevoked, user.id)).toMatchObject([
      { payload: { session_ids: [sid] } },
    ]);
  });

  it('hands out a fresh token once the old one is past half of its life [R044]', async () => {
    const { token } = await identity.hasPerson();
    const old = issued(token, 13);
    const { status, body } = await session(old);
    expect(status).toBe(200);
    expect((await session(body['token'] as string)).status).toBe(200);
  });

  it('goes on for who comes back after a day: a token that ran out is renewed, and good for nothing else [R044]', async () => {
    const { token, user } = await identity.hasPerson();
    const old = issued(token, 25);
    // Two tabs that come back at once.
    const answers = await Promise.all([session(old), session(old)]);
    for (const { status, body, headers } of answers) {
      expect({ status, id: (body['user'] as { id: string }).id }).toEqual({ status: 200, id: user.id });
      expect(headers.getSetCookie().join()).toContain('crewcall_reader=');
      expect((await identity.service.withToken(String(body['token'])).get('/api/auth/sessions')).status).toBe(200);
    }
    const client = identity.service.withToken(old);
    expect((await client.get('/api/auth/sessions')).status).toBe(401);
    expect((await client.get(`/api/users/${user.id}`)).status).toBe(401);
    expect((await client.put('/api/auth/update-account', { first_name: 'Eve' })).status).toBe(401);
  });

  it('renews no token that is no longer of a live session, too old, a reader’s or forged [S28] [S29]', async () => {
    const { token, user } = await identity.hasPerson();
    const [header, , signature] = issued(token, 25).split('.') as [string, string, string];
    const [, body] = issued(token, 25, { role: 'admin' }).split('.') as [string, string];
    for (const refused of [
      issued(token, 31 * 24),
      issued(token, 25, { scope: 'read' }),
      issued(token, 25, { aud: 'crewcall-reader' }),
      issued(token, 25, { iss: 'another' }),
      `${header}.${body}.${signature}`,
    ])
      expect((await session(refused)).status).toBe(401);
    expect((await session(issued(token, 29 * 24))).status).toBe(200);

    const idle = await identity.hasPerson();
    await identity.service.rows(`UPDATE sessions SET last_seen_at = now() - interval '31 days' WHERE user_id = $1`, [
      idle.user.id,
    ]);
    expect((await session(issued(idle.token, 25))).status).toBe(401);
    await identity.service.rows('UPDATE users SET suspended_at = now() WHERE id = $1', [user.id]);
    expect((await session(issued(token, 25))).status).toBe(401);
  });

  it('ends the session also for who signs out with a token that ran out [R045] [S28]', async () => {
    const { token } = await identity.hasPerson();
    const old = issued(token, 25);
    expect((await identity.service.withToken(old).post('/api/auth/signout')).status).toBe(204);
    expect((await session(old)).status).toBe(401);
    expect((await session(token)).status).toBe(401);
  });

  it('is over after 30 idle days, and when its row says so', async () => {
    const idle = await identity.hasPerson();
    await identity.service.rows(`UPDATE sessions SET last_seen_at = now() - interval '31 days' WHERE user_id = $1`, [
      idle.user.id,
    ]);
    expect(await session(idle.token)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_SESSION', error: 'Session expired' },
    });
    const revoked = await identity.hasPerson();
    await identity.service.rows('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [revoked.user.id]);
    expect((await session(revoked.token)).status).toBe(401);
  });

  it('tells the services of each that ended by idleness, once, and of no other', async () => {
    const [idle, other] = [await identity.hasPerson(), await identity.hasPerson()];
    const kept = await identity.signIn(idle.user.email);
    const { sid } = new JwtService().decode<{ sid: string }>(idle.token);
    await identity.service.rows(`UPDATE sessions SET last_seen_at = now() - interval '31 days' WHERE id = $1`, [sid]);
    const sessions = identity.service.get(SessionsService);
    for (let run = 0; run < 2; run += 1) await sessions.sweep();
    const told = await identity.service.outbox(sessionsRevoked, idle.user.id);
    expect(told.map(({ payload }) => payload)).toEqual([{ session_ids: [sid] }]);
    expect(await identity.service.outbox(sessionsRevoked, other.user.id)).toEqual([]);
    expect((await session(kept.body.token)).status).toBe(200);
  });

  it('takes no forged token [S29]', async () => {
    const { token, user } = await identity.hasPerson();
    const [header, body, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const hs = new JwtService().sign({ ...claims }, { secret: testKeys.publicKey, algorithm: 'HS256' });
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${header}.${encode({ ...claims, role: 'admin' })}.${signature}`,
      hs,
      `${token}x`,
      '',
    ];
    for (const each of forged) expect((await session(each)).status).toBe(401);
    expect(user.role).toBe('freelancer');
  });

  it('keeps at most 50 sessions of one person, ending the one not used for longest', async () => {
    const { user, token } = await identity.hasPerson();
    await identity.service.rows(
      `INSERT INTO sessions (id, user_id, device, last_seen_at)
       SELECT gen_random_uuid(), $1, 'Test', now() + n * interval '1 second' FROM generate_series(1, 49) n`,
      [user.id],
    );
    await identity.signIn(user.email);
    expect((await session(token)).status).toBe(401);
    const [row] = await identity.service.rows<{ live: number }>(
      'SELECT count(*)::int AS live FROM sessions WHERE user_id = $1 AND revoked_at IS NULL',
      [user.id],
    );
    expect(row?.live).toBe(50);
  });

  it('remembers the device in words and the address only as a hash', async () => {
    const user = await identity.hasUser();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await identity.anonymous
      .with({ 'user-agent': agent, 'x-forwarded-for': '198.51.100.77' })
      .post('/api/auth/signin', { email: user.email, password });
    const [row] = await identity.service.rows<Record<string, unknown>>('SELECT * FROM sessions WHERE user_id = $1', [
      user.id,
    ]);
    expect(row).toMatchObject({
      device: 'Firefox on Linux',
      address_hash: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    expect(JSON.stringify(row)).not.toContain('198.51.100.77');
  });
});
