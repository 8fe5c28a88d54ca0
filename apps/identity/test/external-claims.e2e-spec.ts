import type { SessionAnswer } from '@crewcall/contracts-identity';
import { emailVerified } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { Identity } from './identity.js';
import { Browser, OidcServer, profiles } from './oidc-server.js';

describe('whose a sign-in with a provider is', () => {
  let oidc: OidcServer;
  let identity: Identity;
  beforeAll(async () => {
    oidc = await OidcServer.start();
    identity = await Identity.start({
      EXTERNAL_SIGN_IN_URL: oidc.url,
      GOOGLE_CLIENT_ID: 'crewcall-google',
      GOOGLE_CLIENT_SECRET: 'of-google',
      FACEBOOK_CLIENT_ID: 'crewcall-facebook',
      FACEBOOK_CLIENT_SECRET: 'of-facebook',
    });
  });
  beforeEach(() => oidc.reset());
  afterAll(async () => {
    await identity.stop();
    await oidc.stop();
  });

  const browser = (): Browser => new Browser(identity.service.baseUrl);
  const address = (): string => `${newId()}@example.test`;
  const session = (token: string) => identity.service.withToken(token).get<SessionAnswer>('/api/auth/session');

  it('an unproved account keeps no owner from their address, and its password, names and providers go [F20] [Q04] [S32]', async () => {
    const claimed = await identity.hasUser({ emailVerifiedAt: null, firstName: 'Mallory', role: 'recruiter' });
    const mallory = profiles.facebook(claimed.email);
    await identity.service.rows(
      `INSERT INTO external_identities (provider, subject, user_id) VALUES ('facebook', $1, $2)`,
      [mallory['id'], claimed.id],
    );
    await identity.anonymous.post('/api/auth/resend-verification', { email: claimed.email });
    const mailed = /token=([\w-]+)/.exec((await identity.mailbox.receive(claimed.email)).text ?? '')?.[1];

    oidc.answers(profiles.google(claimed.email));
    const { token, user } = await browser().signIn('google', '?role=freelancer');
    expect(user).toMatchObject({ email: claimed.email, email_verified: true, first_name: 'Ana', role: 'freelancer' });
    expect((await session(token)).status).toBe(200);

    expect((await identity.signIn(claimed.email)).status).toBe(401);
    expect((await identity.anonymous.post('/api/auth/verify-email', { token: mailed })).status).toBe(400);
    oidc.answers(mallory);
    expect(await browser().errorFrom('facebook')).toMatchObject({ oauth_error: 'account_exists' });
    expect(await identity.service.outbox(emailVerified, user.id)).toHaveLength(1);
  });

  it('F5: brings back the word of the page that asked, and only one that such a page makes', async () => {
    oidc.answers(profiles.google(address()));
    const own = browser();
    const word = 'a-word-of-16-and-more';
    const path = await own.throughProvider((await own.leave('google', `?return_key=${word}`)).location);
    expect(await own.comeBack(path)).toMatchObject({ oauth_success: 'true', return_key: word });
    for (const key of ['short', 'x'.repeat(65), 'with%20space-and-more']) {
      const other = browser();
      const back = await other.throughProvider((await other.leave('google', `?return_key=${key}`)).location);
      expect(await other.comeBack(back)).not.toHaveProperty('return_key');
    }
  });
});
