import { Identity, password } from './identity.js';
import { Mailbox } from './mailbox.js';

describe('guessing passwords', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  it('is slowed down after five tries from one source, with a clear wait, and the right password works afterwards', async () => {
    const user = await identity.hasUser();
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await identity.signIn(user.email, 'guess')).status).toBe(401);
    const refused = await identity.signIn(user.email);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    // Another source, such as the owner's own, is not held up by it.
    expect((await identity.signIn(user.email, password, '198.51.100.20')).status).toBe(200);
  });

  it('gains nothing by asking all at once', async () => {
    const user = await identity.hasUser();
    const started = Date.now();
    const answers = await Promise.all(Array.from({ length: 30 }, () => identity.signIn(user.email, 'guess')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(
      // One more for each back-off that was over meanwhile; the first is a second long.
      6 + Math.floor((Date.now() - started) / 1000),
    );
    expect(answers.every(({ status }) => [401, 429].includes(status))).toBe(true);
  });

  it('treats an address that no user has the same', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 8; attempt += 1)
      answers.push(await identity.signIn('nobody@example.test', 'guess'));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  it('from many sources stops at the account, but never keeps out an owner at a known place [S24]', async () => {
    const user = await identity.hasUser();
    expect((await identity.signIn(user.email, password, '198.51.100.1')).status).toBe(200);
    const statuses = [];
    for (let source = 0; source < 60; source += 1) {
      statuses.push((await identity.signIn(user.email, 'guess', `192.0.2.${source}`)).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await identity.signIn(user.email, password, '198.51.100.1')).status).toBe(200);
  });

  it('leaves an owner at a new place the way by mail, and no other [F18] [S24]', async () => {
    const user = await identity.hasUser();
    for (let source = 0; source < 60; source += 1) await identity.signIn(user.email, 'guess', `192.0.2.${source}`);
    const fresh = '198.51.100.77';
    expect((await identity.signIn(user.email, password, fresh)).status).toBe(429);
    await identity.anonymous.post('/api/auth/forgot-password', { email: user.email });
    const token = Mailbox.tokenIn(await identity.mailbox.receive(user.email));
    const next = { password: 'Brand new 1', confirmPassword: 'Brand new 1' };
    const reset = await identity.anonymous
      .with({ 'x-forwarded-for': fresh })
      .post('/api/auth/reset-password', { token, ...next });
    expect(reset.status).toBe(200);
    expect((await identity.signIn(user.email, next.password, fresh)).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => identity.signIn(user.email, 'guess', `203.0.113.${100 + n}`)),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(7);
  });
});
