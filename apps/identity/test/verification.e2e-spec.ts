import type { SignInAnswer } from '@crewcall/contracts-identity';
import { emailVerified } from '@crewcall/contracts-identity/dto';
import { Identity, password } from './identity.js';
import { Mailbox } from './mailbox.js';

const invalid = {
  error: 'This verification link is invalid or expired. Please request a new one.',
  code: 'VERIFICATION_LINK_INVALID',
};

describe('proving an address', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const verify = (token: string) => identity.anonymous.post('/api/auth/verify-email', { token });
  const resend = (email: string) => identity.anonymous.post('/api/auth/resend-verification', { email });

  async function signedUp(email: string): Promise<string> {
    await identity.anonymous.post('/api/auth/signup', { email, password, role: 'freelancer' });
    return Mailbox.tokenIn(await identity.mailbox.receive(email));
  }

  it('keeps people out until they followed the link, and says so only after the right password [R037]', async () => {
    const token = await signedUp('path@example.test');
    expect(await identity.signIn('path@example.test')).toMatchObject({
      status: 403,
      body: { error: 'Please verify your email before signing in.', code: 'EMAIL_NOT_VERIFIED' },
    });
    expect(await identity.signIn('path@example.test', 'wrong password')).toMatchObject({ status: 401 });
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { message: 'Your email is verified. You can now sign in.' },
    });
    const { status, body } = await identity.signIn('path@example.test');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: 'path@example.test', role: 'freelancer', email_verified: true });
    expect(await identity.service.outbox(emailVerified, body.user.id)).toHaveLength(1);
  });

  it('spends nothing when a mail scanner opens the link', async () => {
    const token = await signedUp('scanner@example.test');
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await identity.anonymous.get(`/api/auth/verify-email?token=${token}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`http://localhost:3000/verify-email?token=${token}`);
    }
    expect((await verify(token)).status).toBe(200);
  });

  it('takes each link once, and never one that is made up, cut short, old or replaced [S27]', async () => {
    const first = await signedUp('tokens@example.test');
    await resend('tokens@example.test');
    const second = Mailbox.tokenIn(await identity.mailbox.receive('tokens@example.test', 2));
    for (const token of [first, second.slice(0, -1), 'x'.repeat(43)]) {
      expect(await verify(token)).toMatchObject({ status: 400, body: invalid });
    }
    expect((await verify(second)).status).toBe(200);
    expect(await verify(second)).toMatchObject({ status: 400, body: invalid });

    const late = await signedUp('late@example.test');
    await identity.service.rows(`UPDATE mail_tokens SET expires_at = now() - interval '1 second'`);
    expect(await verify(late)).toMatchObject({ status: 400, body: invalid });
  });

  it('proves only the address that it was mailed to [S27]', async () => {
    const token = await signedUp('before@example.test');
    await identity.service.rows(`UPDATE users SET email = 'after@example.test' WHERE email = 'before@example.test'`);
    expect((await verify(token)).status).toBe(400);
    const [user] = await identity.service.rows(
      `SELECT email_verified_at FROM users WHERE email = 'after@example.test'`,
    );
    expect(user?.['email_verified_at']).toBeNull();
  });

  it('keeps only a hash of the link, for a day', async () => {
    const token = await signedUp('hash@example.test');
    const [row] = await identity.service.rows<Record<string, unknown>>(
      `SELECT t.*, extract(epoch FROM t.expires_at - t.created_at) AS seconds FROM mail_tokens t WHERE email = 'hash@example.test'`,
    );
    expect(JSON.stringify(row)).not.toContain(token);
    expect(Number(row?.['seconds'])).toBeGreaterThan(24 * 3600 - 60);
    expect(Number(row?.['seconds'])).toBeLessThanOrEqual(24 * 3600 + 60);
    const queued = await identity.service.rows(
      `SELECT payload::text AS text FROM outbox_memory WHERE payload::text LIKE '%hash@example.test%'`,
    );
    expect(queued.length).toBeGreaterThan(0);
    expect(JSON.stringify(queued)).not.toContain(token);
  });

  it('resends to the user who still needs it, and answers every caller alike [R031] [R032]', async () => {
    await signedUp('again@example.test');
    const done = await identity.hasUser();
    const answers = await Promise.all([
      resend('again@example.test'),
      resend(done.email),
      resend('nobody@example.test'),
    ]);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await identity.mailbox.receive('again@example.test', 2);
    expect(identity.mailbox.to(done.email)).toEqual([]);
  });

  it('signs in, once, in the browser that signed up, and only verifies in any other [S27]', async () => {
    const [here, elsewhere] = ['a'.repeat(32), 'b'.repeat(32)];
    const confirm = (token: string, browser_key?: string) =>
      identity.anonymous.post<Partial<SignInAnswer>>('/api/auth/verify-email', { token, browser_key });
    const joined = async (email: string, browser_key?: string) => {
      const next = '/jobs/1?apply=1';
      await identity.anonymous.post('/api/auth/signup', { email, password, role: 'freelancer', next, browser_key });
      const mail = await identity.mailbox.receive(email);
      expect(mail.text).toContain('&next=%2Fjobs%2F1%3Fapply%3D1');
      return Mailbox.tokenIn(mail);
    };
    const token = await joined('same@example.test', here);
    const { status, body, headers } = await confirm(token, here);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: 'same@example.test', email_verified: true });
    expect(headers.get('set-cookie')).toContain('crewcall_reader=');
    const session = identity.service.withToken(body.token ?? '');
    expect((await session.get('/api/auth/session')).status).toBe(200);
    expect(await confirm(token, here)).toMatchObject({ status: 400, body: invalid });

    const others: [string | undefined, string | undefined][] = [
      [here, elsewhere],
      [here, undefined],
      [undefined, here],
    ];
    for (const [index, [asked, given]] of others.entries()) {
      const answer = await confirm(await joined(`other${index}@example.test`, asked), given);
      expect(answer.status).toBe(200);
      expect(answer.body).not.toHaveProperty('token');
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('mails no link that leads out of the app', async () => {
    const form = { email: 'out@example.test', password, role: 'freelancer', next: '//elsewhere.example' };
    expect((await identity.anonymous.post('/api/auth/signup', form)).status).toBe(400);
  });

  it('is only delayed when the mail server is away', async () => {
    await identity.mailbox.close();
    const answer = await identity.anonymous.post('/api/auth/signup', {
      email: 'delayed@example.test',
      password,
      role: 'recruiter',
    });
    expect(answer.status).toBe(201);
    await identity.mailbox.open();
    const mail = await identity.mailbox.receive('delayed@example.test');
    expect((await verify(Mailbox.tokenIn(mail))).status).toBe(200);
  });
});

describe('where no mail is read', () => {
  it('tells the link in the answer, the same as in the mail [R033]', async () => {
    const identity = await Identity.start({ EXPOSE_VERIFICATION_LINK: 'true' });
    try {
      const form = { email: 'open@example.test', password, role: 'freelancer' };
      const { body } = await identity.anonymous.post<{ verification_link: string }>('/api/auth/signup', form);
      const mail = await identity.mailbox.receive('open@example.test');
      expect(mail.text).toContain(body.verification_link);
      const token = Mailbox.tokenIn(mail);
      expect((await identity.anonymous.post('/api/auth/verify-email', { token })).status).toBe(200);
    } finally {
      await identity.stop();
    }
  });

  it('never does so in production, whatever is configured', async () => {
    const identity = await Identity.start({ EXPOSE_VERIFICATION_LINK: 'true', NODE_ENV: 'production' });
    try {
      const form = { email: 'closed@example.test', password, role: 'freelancer' };
      const { status, body } = await identity.anonymous.post('/api/auth/signup', form);
      expect(status).toBe(201);
      expect(body).not.toHaveProperty('verification_link');
    } finally {
      await identity.stop();
      process.env['NODE_ENV'] = 'test';
      delete process.env['EXPOSE_VERIFICATION_LINK'];
    }
  });
});
