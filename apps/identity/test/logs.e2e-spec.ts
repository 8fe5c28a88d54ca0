import { eventually } from '@crewcall/testing-node';
import { Identity, password } from './identity.js';

describe('what identity writes to its log', () => {
  const lines: string[] = [];
  let identity: Identity;

  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    identity = await Identity.start({ LOG_LEVEL: 'trace' });
  });
  afterAll(async () => {
    await identity.stop();
    jest.restoreAllMocks();
  });

  it('has no address, name, password or token of any user in it, whatever fails [F13] [S33] [S73]', async () => {
    const email = 'maya.patel@home-of-maya.test';
    const form = { email, password, role: 'freelancer', acceptedTerms: true };
    await identity.anonymous.post('/api/auth/signup', form);
    const { text } = await identity.mailbox.receive(email);
    const mailed = /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
    await identity.anonymous.post('/api/auth/verify-email', { token: mailed });
    const { token } = (await identity.signIn(email)).body;
    await identity.signIn(email, 'a wrong password');
    await identity.service
      .withToken(token)
      .put(`/api/freelancer/${'0'.repeat(8)}`, { first_name: 'Maya', user_id: 'x' });

    // The statement fails with the address among its parameters.
    await identity.service.rows('ALTER TABLE users RENAME TO users_away');
    expect((await identity.signIn(email)).status).toBe(500);
    expect((await identity.anonymous.post('/api/auth/signup', form)).status).toBe(500);
    await identity.service.rows('ALTER TABLE users_away RENAME TO users');

    // The mail server refuses, and names the address.
    await identity.mailbox.close();
    await identity.anonymous.post('/api/auth/forgot-password', { email });
    await eventually(() => lines.some((line) => /"queue":/.test(line) || /waits/.test(line)));
    await identity.mailbox.open();

    const log = lines.join('');
    expect(log).toMatch(/"level":"error"/);
    expect(log).toMatch(/relation .{0,4}users.{0,4} does not exist/);
    for (const secret of [email, 'maya.patel', 'home-of-maya', 'Maya', password, 'a wrong password', mailed, token])
      expect(log).not.toContain(secret);
    expect(log).not.toMatch(/eyJ[\w-]+\.|"(parameters|query|driverError)":/);
  });
});
