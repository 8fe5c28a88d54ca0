import { sessionsRevoked } from '@crewcall/contracts-identity/dto';
import { Identity, password } from './identity.js';
import { Mailbox } from './mailbox.js';

const invalid = {
  error: 'This link is invalid or expired. Please request a new password reset.',
  code: 'RESET_LINK_INVALID',
};
const newPassword = 'Brand new 1';

describe('a forgotten password', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const forgot = (email: unknown) => identity.anonymous.post('/api/auth/forgot-password', { email });
  const reset = (token: string, secret = newPassword, confirmPassword = secret) =>
    identity.anonymous.post('/api/auth/reset-password', { token, password: secret, confirmPassword });

  async function mailedTo(email: string, count = 1): Promise<string> {
    await forgot(email);
    return Mailbox.tokenIn(await identity.mailbox.receive(email, count));
  }

  it.each([
    ['', 'Please enter your email address.'],
    [undefined, 'Please enter your email address.'],
    ['not an address', 'Please enter a valid email address.'],
  ])('asks for an address: %j [R047]', async (email, error) => {
    expect(await forgot(email)).toMatchObject({ status: 400, body: { error } });
  });

  it('answers every caller alike and mails only who has an account [R048]', async () => {
    const user = await identity.hasUser();
    const answers = [await forgot(user.email), await forgot('nobody@example.test')];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('If an account exists') as string },
    });
    const mail = await identity.mailbox.receive(user.email);
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}/);
    expect(mail.text).toContain('1 hour');
    expect(identity.mailbox.to('nobody@example.test')).toEqual([]);
  });

  it('sets the password, ends every session and works once [R053] [S26]', async () => {
    const { user, client } = await identity.hasPerson();
    const token = await mailedTo(user.email);
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset. You can now sign in.' },
    });
    expect((await client.get('/api/auth/session')).status).toBe(401);
    expect((await identity.signIn(user.email, newPassword)).status).toBe(200);
    expect((await identity.signIn(user.email, password)).status).toBe(401);
    expect(await reset(token)).toMatchObject({ status: 400, body: invalid });
    expect(await identity.service.outbox(sessionsRevoked, user.id)).toHaveLength(1);
  });

  it('refuses a link that is made up, cut short, replaced, of another purpose or too old [R054] [R055] [S26]', async () => {
    const user = await identity.hasUser();
    const first = await mailedTo(user.email);
    const second = await mailedTo(user.email, 2);
    const before = await identity.fingerprint();
    for (const token of [first, second.slice(1), 'x'.repeat(43), '']) {
      expect(await reset(token)).toMatchObject({ status: 400, body: { error: invalid.error } });
    }
    expect((await identity.anonymous.post('/api/auth/verify-email', { token: second })).status).toBe(400);
    expect(await identity.fingerprint()).toBe(before);
    await identity.service.rows(`UPDATE mail_tokens SET expires_at = now() - interval '1 second'`);
    expect(await reset(second)).toMatchObject({ status: 400, body: invalid });
    expect((await identity.signIn(user.email)).status).toBe(200);
  });

  it('lasts an hour [R055]', async () => {
    const user = await identity.hasUser();
    await mailedTo(user.email);
    const [row] = await identity.service.rows<{ seconds: string }>(
      'SELECT extract(epoch FROM expires_at - created_at) AS seconds FROM mail_tokens WHERE user_id = $1',
      [user.id],
    );
    expect(Math.abs(Number(row?.seconds) - 3600)).toBeLessThan(60);
  });

  it('has one winner when a link is used many times at once [S26]', async () => {
    const user = await identity.hasUser();
    const token = await mailedTo(user.email);
    const secrets = Array.from({ length: 10 }, (_, index) => `Winner is ${index}`);
    const answers = await Promise.all(secrets.map((secret) => reset(token, secret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    const winner = secrets[answers.findIndex(({ status }) => status === 200)];
    expect((await identity.signIn(user.email, winner)).status).toBe(200);
  });

  it('stops working once the password was changed by other means [S26]', async () => {
    const { user, client } = await identity.hasPerson();
    const token = await mailedTo(user.email);
    const change = { oldPassword: password, newPassword: 'changed' };
    expect((await client.put('/api/auth/change-password', change)).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 400, body: invalid });
  });

  it.each([
    ['', '', 'Please enter a new password.'],
    ['Short1', 'Short1', 'Must be at least 8 characters long'],
    ['lowercase1', 'lowercase1', 'Must contain at least one uppercase letter'],
    ['NoNumbersHere', 'NoNumbersHere', 'Must contain at least one number'],
    ['Long enough 1', '', 'Please confirm your password.'],
    ['Long enough 1', 'Long enough 2', 'Passwords do not match.'],
  ])('refuses %j confirmed by %j: %s [R051] [R052]', async (secret, confirmation, error) => {
    const user = await identity.hasUser();
    const token = await mailedTo(user.email);
    expect(await reset(token, secret, confirmation)).toMatchObject({
      status: 400,
      body: { error, code: 'VALIDATION_FAILED' },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('fills no user’s mail box', async () => {
    const user = await identity.hasUser();
    for (let request = 0; request < 14; request += 1) expect((await forgot(user.email)).status).toBe(200);
    const last = await identity.hasUser();
    await forgot(last.email);
    await identity.mailbox.receive(last.email);
    expect(identity.mailbox.to(user.email).length).toBeLessThanOrEqual(10);
  });
});
