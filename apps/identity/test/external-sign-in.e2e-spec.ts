import { type SessionAnswer, type User } from '@crewcall/contracts-identity';
import { emailVerified, userRegistered } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { Identity, password } from './identity.js';
import { Browser, OidcServer, profiles } from './oidc-server.js';

describe('signing in with Google, Facebook and LinkedIn', () => {
  let oidc: OidcServer;
  let identity: Identity;
  beforeAll(async () => {
    oidc = await OidcServer.start();
    identity = await Identity.start({
      EXTERNAL_SIGN_IN_URL: oidc.url,
      GOOGLE_CLIENT_ID: 'crewcall-google',
      GOOGLE_CLIENT_SECRET: 'secret',
      FACEBOOK_CLIENT_ID: 'crewcall-facebook',
      FACEBOOK_CLIENT_SECRET: 'secret',
      LINKEDIN_CLIENT_ID: 'crewcall-linkedin',
      LINKEDIN_CLIENT_SECRET: 'secret',
    });
  });
  beforeEach(() => oidc.reset());
  afterAll(async () => {
    await identity.stop();
    await oidc.stop();
  });

  const browser = (): Browser => new Browser(identity.service.baseUrl);
  const address = (): string => `${newId()}@example.test`;
  const usersWith = (email: string) => identity.service.rows('SELECT * FROM users WHERE email = $1', [email]);
  const session = (token: string) => identity.service.withToken(token).get<SessionAnswer>('/api/auth/session');

  describe.each(['google', 'facebook', 'linkedin'] as const)('%s', (provider) => {
    it('leads to the provider with state and PKCE, and keeps nothing in the address [R039]', async () => {
      const { location, cookie } = await browser().leave(provider, '?role=recruiter');
      const to = new URL(location);
      expect(to.origin).toBe(oidc.url);
      const asked = Object.fromEntries(to.searchParams);
      expect(asked).toMatchObject({
        client_id: `crewcall-${provider}`,
        response_type: 'code',
        code_challenge_method: 'S256',
        redirect_uri: `http://localhost:3000/api/auth/${provider}/callback`,
        state: expect.stringMatching(/^[\w-]{32}$/) as string,
        code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      });
      expect(asked['scope']).toContain('email');
      expect('nonce' in asked).toBe(provider !== 'facebook');
      expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
      expect(location).not.toContain('recruiter');
    });

    it('says by the address that a user pressed Cancel, or that something failed [R041] [R042]', async () => {
      const back = (query: string) => browser().comeBack(`/api/auth/${provider}/callback?${query}`);
      for (const error of ['access_denied', 'user_cancelled_login'])
        expect(await back(`error=${error}&state=x`)).toEqual({ oauth_error: 'access_denied', provider });
      for (const query of ['error=server_error', 'error[]=a', 'code=made-up&state=made-up', 'state=x', ''])
        expect(await back(query)).toEqual({ oauth_error: 'failed', provider });
    });
  });

  it('makes an account of the chosen role, verified as the provider says, and hands a session over [R040]', async () => {
    const email = address();
    oidc.answers(profiles.google(email));
    const { token, user, oauth_success } = await browser().signIn('google', '?role=recruiter');
    expect(oauth_success).toBe('true');
    expect(user).toMatchObject({
      email,
      role: 'recruiter',
      first_name: 'Ana',
      last_name: 'Reyes',
      email_verified: true,
    });
    const { status, body } = await session(token);
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { email } } });
    expect((await session(body.token ?? '')).status).toBe(200);
    const [row] = await usersWith(email);
    expect(row).toMatchObject({ password_hash: null, terms_version: expect.any(String) as string });
    expect(await identity.service.outbox(userRegistered, user.id)).toHaveLength(1);
    expect(await identity.service.outbox(emailVerified, user.id)).toHaveLength(1);
  });

  it('hands over once, within a minute, and to no other endpoint [R040]', async () => {
    oidc.answers(profiles.linkedin(address()));
    const { token } = await browser().signIn('linkedin');
    expect((await identity.service.withToken(token).get('/api/auth/sessions')).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 5 }, () => session(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await session(token)).body).toMatchObject({ error: 'Session expired', code: 'INVALID_SESSION' });
  });

  it('finds the person again by the provider’s id, whatever their address is now', async () => {
    const profile = profiles.google(address());
    oidc.answers(profile);
    const first = await browser().signIn('google');
    oidc.answers({ ...profile, email: address() });
    const second = await browser().signIn('google');
    expect(second.user.id).toBe(first.user.id);
    expect(second.user.email).toBe(first.user.email);
  });

  it('links to an account that proved its address, when the provider proves it too [Q04]', async () => {
    const { user } = await identity.hasPerson();
    for (const provider of ['google', 'linkedin'] as const) {
      oidc.answers(profiles[provider](user.email));
      expect((await browser().signIn(provider)).user.id).toBe(user.id);
    }
    expect((await identity.signIn(user.email)).status).toBe(200);
    const { body } = await identity.signIn(user.email);
    expect(await identity.service.withToken(body.token).get('/api/auth/sign-in-methods')).toMatchObject({
      body: { has_password: true, external: ['google', 'linkedin'] },
    });
  });

  it.each([
    ['the provider does not prove the address', 'google', { email_verified: false }, {}],
    ['Facebook proves none', 'facebook', {}, {}],
    ['another account of the provider is linked', 'google', { linked: true }, {}],
  ] as const)('does not link when %s [Q04] [S32]', async (_why, provider, claims, local) => {
    const user = await identity.hasUser(local);
    if ('linked' in claims) {
      oidc.answers(profiles[provider](user.email));
      await browser().signIn(provider);
    }
    oidc.answers({ ...profiles[provider](user.email), ...claims });
    const before = await identity.fingerprint();
    expect(await browser().errorFrom(provider)).toEqual({ oauth_error: 'account_exists', provider });
    expect(await identity.fingerprint()).toBe(before);
    expect((await identity.signIn(user.email, password)).status).not.toBe(401);
  });

  it('asks for a proof of the address where the provider gives none, and lets in after it [Q04]', async () => {
    const email = address();
    oidc.answers(profiles.facebook(email));
    expect(await browser().errorFrom('facebook')).toEqual({ oauth_error: 'email_unverified', provider: 'facebook' });
    const { text } = await identity.mailbox.receive(email);
    const token = /token=([\w-]+)/.exec(text ?? '')?.[1];
    expect((await identity.anonymous.post('/api/auth/verify-email', { token })).status).toBe(200);
    expect((await browser().signIn('facebook')).user).toMatchObject({ email, role: 'freelancer' });
  });

  it('signs no user in who has no address, is suspended, or has left', async () => {
    oidc.answers({ ...profiles.facebook(''), email: undefined });
    expect(await browser().errorFrom('facebook')).toMatchObject({ oauth_error: 'email_missing' });
    const user = await identity.hasUser();
    oidc.answers(profiles.google(user.email));
    await browser().signIn('google');
    await identity.service.rows('UPDATE users SET suspended_at = now() WHERE id = $1', [user.id]);
    expect(await browser().errorFrom('google')).toMatchObject({ oauth_error: 'account_suspended' });
  });

  it('says that a session at the provider is over [R042]', async () => {
    oidc.answers(profiles.google(address()), 401);
    expect(await browser().errorFrom('google')).toEqual({ oauth_error: 'token_revoked', provider: 'google' });
  });

  describe('an attack', () => {
    const survives = async (attack: () => Promise<object>): Promise<void> => {
      const before = await identity.fingerprint();
      expect(await attack()).toMatchObject({ oauth_error: 'failed' });
      expect(await identity.fingerprint()).toBe(before);
    };

    it('with a missing, forged, foreign or used state signs no user in [Q04] [S31]', async () => {
      oidc.answers(profiles.google(address()));
      const own = browser();
      const { location } = await own.leave('google');
      const path = await own.throughProvider(location);
      await survives(() => browser().comeBack(path));
      const other = browser();
      await other.leave('google');
      await survives(() => other.comeBack(path));
      await survives(() => own.comeBack(path.replace(/state=[^&]+/, 'state=forged')));
      await survives(() => own.comeBack(path.replace('google', 'linkedin')));
      expect(await own.comeBack(path)).toMatchObject({ oauth_success: 'true' });
      const used = await identity.fingerprint();
      expect(await own.comeBack(path, { keepsCookie: true })).toMatchObject({ oauth_error: 'failed' });
      expect(await identity.fingerprint()).toBe(used);
    });

    it('with a cookie that was tampered with signs no user in', async () => {
      oidc.answers(profiles.google(address()));
      const own = browser();
      const path = await own.throughProvider((await own.leave('google')).location);
      for (const cookie of ['x', 'e30.x', `${own.cookie}x`, '']) {
        own.cookie = cookie;
        await survives(() => own.comeBack(path));
      }
    });

    it.each([
      ['nonce', { nonce: 'another' }],
      ['missing nonce', { nonce: undefined }],
      ['issuer', { iss: 'https://evil.example' }],
      ['audience', { aud: 'another-app' }],
      ['time', { exp: 1 }],
      ['subject', { sub: 'somebody else' }],
    ])('with an id token of a wrong %s signs no user in [S31]', async (_what, claims) => {
      oidc.answers(profiles.google(address()));
      oidc.claims = claims;
      await survives(() => browser().errorFrom('google'));
    });

    it('with a code of another sign-in fails at PKCE [S31]', async () => {
      oidc.answers(profiles.google(address()));
      const [victim, attacker] = [browser(), browser()];
      const stolen = await victim.throughProvider((await victim.leave('google')).location);
      const own = await attacker.throughProvider((await attacker.leave('google')).location);
      const code = /code=[^&]+/.exec(stolen)?.[0] ?? '';
      await survives(() => attacker.comeBack(own.replace(/code=[^&]+/, code)));
    });

    it('with a role that no user may choose gets the ordinary one', async () => {
      oidc.answers(profiles.google(address()));
      expect((await browser().signIn('google', '?role=admin')).user.role).toBe('freelancer');
    });
  });

  it('knows no other provider', async () => {
    for (const path of [
      '/api/auth/twitter',
      '/api/auth/constructor',
      '/api/auth/google/other',
      '/api/auth/twitter/callback',
    ])
      expect((await identity.anonymous.get(path)).status).toBe(404);
  });

  it('shows its owner as a user like any other', async () => {
    oidc.answers(profiles.google(address()));
    const { user } = await browser().signIn('google');
    const keys: (keyof User)[] = ['id', 'email', 'role', 'first_name', 'last_name', 'company_name', 'email_verified'];
    expect(Object.keys(user)).toEqual(expect.arrayContaining(keys));
    expect(JSON.stringify(user)).not.toMatch(/hash|subject|provider/);
  });

  // The last one: passport knows one set of strategies per process.
  it('comes back with an error where it is not configured [Q04]', async () => {
    const off = ['GOOGLE', 'FACEBOOK', 'LINKEDIN'].map((name): [string, string] => [`${name}_CLIENT_ID`, '']);
    const bare = await Identity.start(Object.fromEntries(off));
    try {
      const own = new Browser(bare.service.baseUrl);
      for (const path of ['/api/auth/google', '/api/auth/google/callback?code=1&state=2'])
        expect(await own.comeBack(path)).toEqual({ oauth_error: 'not_configured', provider: 'google' });
    } finally {
      await bare.stop();
    }
  });
});
