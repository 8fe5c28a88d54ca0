import { userChanged, userRegistered } from '@crewcall/contracts-identity/dto';
import { Identity } from './identity.js';

const form = { email: 'ana@example.test', password: 'sixsix', role: 'freelancer' };

describe('signing up', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const signUp = (body: unknown) => identity.anonymous.post('/api/auth/signup', body);

  it('takes the documented form and answers with its words [R028] [R029]', async () => {
    const answer = await signUp({ ...form, email: ' Ana@Example.test ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message:
        'Registration Successful! Please check your email and spam folder to verify your account before signing in.',
    });
    const [user] = await identity.service.rows(`SELECT * FROM users WHERE email = 'ana@example.test'`);
    expect(user).toMatchObject({ role: 'freelancer', email_verified_at: null, terms_version: '2026-11' });
    expect(user?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(user?.['terms_accepted_at']).toBeInstanceOf(Date);
    expect(user?.['terms_address_hash']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('mails a link, in text and HTML, to the address given [R029]', async () => {
    await signUp({ ...form, email: 'mail@example.test' });
    const mail = await identity.mailbox.receive('mail@example.test');
    expect(mail.subject).toMatch(/verify your email/i);
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}/);
    expect(mail.html).toMatch(/href="http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}"/);
  });

  it('tells the other services of the account, once', async () => {
    await signUp({ ...form, email: 'told@example.test', role: 'recruiter' });
    await identity.mailbox.receive('told@example.test');
    const [user] = await identity.service.rows<{ id: string }>(
      `SELECT id FROM users WHERE email = 'told@example.test'`,
    );
    const id = user?.id ?? '';
    expect(await identity.service.outbox(userRegistered, id)).toMatchObject([
      { version: 1, payload: { role: 'recruiter', display_name: 'Company', email: 'told@example.test' } },
    ]);
    expect(await identity.service.outbox(userChanged, id)).toMatchObject([
      { version: 1, payload: { role: 'recruiter' } },
    ]);
  });

  it.each<[object, string, string]>([
    [{ ...form, email: undefined }, 'Email is required', 'R023'],
    [{ ...form, email: '' }, 'Email is required', 'R023'],
    [{ ...form, email: 'no-address' }, 'Please enter a valid email address.', 'R023'],
    [{ ...form, password: undefined }, 'Password is required', 'R024'],
    [{ ...form, password: 'short' }, 'Password must be at least 6 characters long', 'R024'],
    [{ ...form, acceptedTerms: false }, 'Please accept the Terms and Conditions to continue.', 'R026'],
    [{ ...form, role: 'admin' }, 'Please choose whether you are crew or a company.', 'R022'],
    [{ ...form, role: undefined }, 'Please choose whether you are crew or a company.', 'R022'],
    [{ ...form, password: ['sixsix', 'x'] }, 'Password is required', 'R024'],
  ])('refuses %j with “%s” [%s] [R030]', async (body, error, _row) => {
    const before = await identity.fingerprint();
    const answer = await signUp(body);
    expect(answer).toMatchObject({ status: 400, body: { error, code: 'VALIDATION_FAILED' } });
    expect(await identity.fingerprint()).toBe(before);
  });

  it.each([{ isAdmin: true }, { roles: ['admin'] }, { email_verified_at: '2026-01-01' }, { id: 'x' }])(
    'refuses what is no part of the form: %j [R022]',
    async (extra) => {
      expect(await signUp({ ...form, email: 'extra@example.test', ...extra })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    },
  );

  it('refuses keys that would reach into prototypes [R022]', async () => {
    const body = '{"email":"p@example.test","password":"sixsix","role":"freelancer","__proto__":{"role":"admin"}}';
    expect((await signUp(body)).status).toBe(400);
  });

  it('says plainly that an address is taken, however it is written', async () => {
    await signUp({ ...form, email: 'taken@example.test' });
    for (const email of ['taken@example.test', 'TAKEN@example.test', ' taken@EXAMPLE.test ']) {
      expect(await signUp({ ...form, email })).toMatchObject({
        status: 409,
        body: { error: 'An account with this email already exists.', code: 'EMAIL_TAKEN' },
      });
    }
  });

  it('makes one account when two requests with one address meet', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp({ ...form, email: 'race@example.test' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const [{ count } = { count: 0 }] = await identity.service.rows<{ count: number }>(
      `SELECT count(*)::int FROM users WHERE email = 'race@example.test'`,
    );
    expect(count).toBe(1);
  });

  it('keeps a long pass phrase whole and refuses what it could not keep', async () => {
    const phrase = `${'long '.repeat(50)}end`;
    await signUp({ ...form, email: 'long@example.test', password: phrase });
    await identity.service.rows(`UPDATE users SET email_verified_at = now() WHERE email = 'long@example.test'`);
    expect((await identity.signIn('long@example.test', phrase)).status).toBe(200);
    expect((await identity.signIn('long@example.test', phrase.slice(0, 200))).status).toBe(401);
    expect((await signUp({ ...form, email: 'nul@example.test', password: 'secret\u0000tail' })).status).toBe(400);
    expect((await signUp({ ...form, email: 'big@example.test', password: 'x'.repeat(60_000) })).status).toBe(400);
    expect((await signUp({ ...form, email: 'huge@example.test', password: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('cannot be used to try one address without end', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      answers.push(await signUp({ ...form, email: 'often@example.test' }));
    const last = answers.at(-1);
    expect(last).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('never exposes the link unless told to', async () => {
    expect((await signUp({ ...form, email: 'quiet@example.test' })).body).not.toHaveProperty('verification_link');
  });
});
