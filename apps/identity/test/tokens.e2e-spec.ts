import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '@crewcall/platform-auth';
import { testKeys } from '@crewcall/testing-node';
import { JwtService } from '@nestjs/jwt';
import { Identity, password } from './identity.js';
import { Mailbox } from './mailbox.js';

describe('tokens and links out of their time', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  it.each([
    ['an hour from now', 3600, 0, 200, 200],
    // Renewed, and taken nowhere else.
    ['a minute ago', -60, 0, 200, 401],
    ['an hour from now, and begins in ten minutes', 3600, 600, 401, 401],
  ])('a genuine token of a live session that ends %s [S29]', async (_what, endsIn, beginsIn, looked, status) => {
    const { user, token } = await identity.hasPerson();
    const { sid } = new JwtService().decode<{ sid: string }>(token);
    const now = Math.floor(Date.now() / 1000);
    const claims = { role: user.role, email: user.email, sid, exp: now + endsIn, nbf: now + beginsIn };
    const signed = new JwtService().sign(claims, {
      privateKey: testKeys.privateKey,
      algorithm: 'ES256',
      subject: user.id,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
    expect((await identity.service.withToken(signed).get('/api/auth/session')).status).toBe(looked);
    expect((await identity.service.withToken(signed).get('/api/auth/sessions')).status).toBe(status);
    expect((await identity.service.withToken(token).get('/api/auth/session')).status).toBe(200);
  });

  it('a reset link is worth nothing once the address of the account is another [S26]', async () => {
    const { user } = await identity.hasPerson();
    await identity.anonymous.post('/api/auth/forgot-password', { email: user.email });
    const token = Mailbox.tokenIn(await identity.mailbox.receive(user.email));
    await identity.service.rows(`UPDATE users SET email = 'moved-' || email WHERE id = $1`, [user.id]);
    const next = { token, password: 'Brand new 1', confirmPassword: 'Brand new 1' };
    expect((await identity.anonymous.post('/api/auth/reset-password', next)).status).toBe(400);
    expect((await identity.signIn(`moved-${user.email}`)).status).toBe(200);
  });

  it('a password of more than 72 bytes counts to its last character [S36]', async () => {
    const { user, client } = await identity.hasPerson();
    const long = 'load in at six, tape at seven, '.repeat(4);
    const change = { userId: user.id, oldPassword: password, newPassword: `${long}a` };
    expect((await client.put('/api/auth/change-password', change)).status).toBe(200);
    expect((await identity.signIn(user.email, `${long}b`)).status).toBe(401);
    expect((await identity.signIn(user.email, long)).status).toBe(401);
    expect((await identity.signIn(user.email, `${long}a`)).status).toBe(200);
  });
});
