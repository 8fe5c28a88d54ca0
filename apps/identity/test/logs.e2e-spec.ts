import { eventually, LogWatch } from '@crewcall/testing-node';
import { Identity, password } from './identity.js';

describe('what identity writes to its log', () => {
  let log: LogWatch;
  let identity: Identity;

  beforeAll(async () => {
    log = new LogWatch();
    identity = await Identity.start(LogWatch.env);
  });
  afterAll(async () => {
    await identity.stop();
    log.stop();
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
    await eventually(() => /"queue":|waits/.test(log.text));
    await identity.mailbox.open();

    expect(log.text).toMatch(/"level":"error"/);
    expect(log.text).toMatch(/relation .{0,4}users.{0,4} does not exist/);
    log.assertNothingOf([email, 'maya.patel', 'home-of-maya', 'Maya', password, 'a wrong password', mailed, token]);
  });
});
