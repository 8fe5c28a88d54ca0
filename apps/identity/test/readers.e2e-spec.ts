import { READER_COOKIE } from '@crewcall/contracts-core';
import { JwtService } from '@nestjs/jwt';
import { UserChangesService } from '../src/users/user-changes.service.js';
import { Identity, password, type Person } from './identity.js';

const cookieIn = (headers: Headers): string =>
  headers.getSetCookie().find((each) => each.startsWith(READER_COOKIE)) ?? '';
const valueOf = (cookie: string): string => cookie.split(';')[0]?.slice(READER_COOKIE.length + 1) ?? '';

describe('the cookie that names the reader of a page', () => {
  let identity: Identity;
  let person: Person;
  let cookie: string;

  beforeAll(async () => {
    identity = await Identity.start();
    person = await identity.hasPerson();
    cookie = valueOf(cookieIn((await identity.signIn(person.user.email)).headers));
  });
  afterAll(() => identity.stop());

  const exchange = (value: string) =>
    identity.anonymous.post<{ token: string }>('/internal/readers', { cookie: value });

  it('comes with a sign-in and with every look at the session, out of reach of scripts [S34]', async () => {
    const signedIn = cookieIn((await identity.signIn(person.user.email)).headers);
    expect(signedIn).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
    const looked = await person.client.get('/api/auth/session');
    expect(valueOf(cookieIn(looked.headers))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('is a new one at each sign-in, whatever the browser brought along [S30]', async () => {
    const [victim, attacker] = [await identity.hasPerson(), await identity.hasPerson()];
    const planted = valueOf(cookieIn((await attacker.client.get('/api/auth/session')).headers));
    const browser = identity.anonymous.with({ cookie: `${READER_COOKIE}=${planted}; ${READER_COOKIE}=made-up` });
    const signIn = async () => {
      const answer = await browser.post('/api/auth/signin', { email: victim.user.email, password });
      expect(answer.status).toBe(200);
      return { cookie: valueOf(cookieIn(answer.headers)), token: String(answer.body['token']) };
    };
    const [first, second] = [await signIn(), await signIn()];
    expect(new Set([planted, 'made-up', first.cookie, second.cookie]).size).toBe(4);
    expect(new Set([attacker.token, victim.token, first.token, second.token]).size).toBe(4);
    const readerOf = async (value: string) => {
      const { sub } = new JwtService().decode<{ sub: string }>((await exchange(value)).body.token);
      return sub;
    };
    expect(await readerOf(first.cookie)).toBe(victim.user.id);
    expect(await readerOf(planted)).toBe(attacker.user.id);
    expect((await exchange('made-up')).status).toBe(401);
  });

  it('is sent over TLS only where there is TLS [S34]', async () => {
    const secure = await Identity.start({ PUBLIC_URL: 'https://crew.example' });
    const user = await secure.hasUser();
    expect(cookieIn((await secure.signIn(user.email)).headers)).toMatch(/; Secure$/);
    await secure.stop();
  });

  it('is taken back at sign-out, and worth nothing from then on [S28]', async () => {
    const other = await identity.hasPerson();
    const before = valueOf(cookieIn((await other.client.get('/api/auth/session')).headers));
    expect((await exchange(before)).status).toBe(200);
    const out = await other.client.post('/api/auth/signout');
    expect(cookieIn(out.headers)).toContain(`${READER_COOKIE}=; Path=/; Max-Age=0`);
    expect((await exchange(before)).status).toBe(401);
  });

  it('is worth nothing for who was suspended, nor when it is forged', async () => {
    const suspended = await identity.hasPerson();
    const theirs = valueOf(cookieIn((await suspended.client.get('/api/auth/session')).headers));
    await identity.service
      .get(UserChangesService)
      .changeUser(suspended.user.id, (user) => void (user.suspendedAt = new Date()));
    for (const value of [theirs, person.token, `${cookie.slice(0, -4)}AAAA`, 'x', '']) {
      const { status, body } = await exchange(value);
      expect([400, 401]).toContain(status);
      expect(body).not.toHaveProperty('token');
    }
  });

  it('opens nothing itself, neither as a cookie nor as a token [S34]', async () => {
    for (const client of [
      identity.anonymous.with({ cookie: `${READER_COOKIE}=${cookie}` }),
      identity.service.withToken(cookie),
    ]) {
      expect((await client.get('/api/auth/session')).status).toBe(401);
      expect((await client.get('/api/auth/sessions')).status).toBe(401);
      expect((await client.put('/api/auth/update-account', { first_name: 'Eve' })).status).toBe(401);
    }
  });

  it('leads to a token that reads for a minute and does nothing else [S34]', async () => {
    const { token } = (await exchange(cookie)).body;
    const { exp = 0, iat = 0, scope } = new JwtService().decode<{ exp?: number; iat?: number; scope: string }>(token);
    expect([exp - iat, scope]).toEqual([60, 'read']);
    const reader = identity.service.withToken(token);
    const session = await reader.get<{ user: { id: string } }>('/api/auth/session');
    expect([session.status, session.body.user.id]).toEqual([200, person.user.id]);
    expect(session.body).not.toHaveProperty('token');
    expect(session.headers.getSetCookie()).toEqual([]);
    const before = await identity.fingerprint();
    for (const [method, path] of [
      ['PUT', '/api/auth/update-account'],
      ['PUT', '/api/auth/change-password'],
      ['DELETE', '/api/auth/sessions'],
      ['PUT', `/api/freelancer/${person.user.id}`],
    ] as const)
      expect((await reader.send(method, path, {})).status).toBe(401);
    // Signing out without a session is no mistake, and ends none.
    await reader.post('/api/auth/signout');
    expect((await person.client.get('/api/auth/session')).status).toBe(200);
    expect(await identity.fingerprint()).toBe(before);
  });
});
