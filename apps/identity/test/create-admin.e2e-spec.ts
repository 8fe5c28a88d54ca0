import { emailVerified, userChanged, userRegistered } from '@crewcall/contracts-identity/dto';
import { createAdmin } from '../src/admins/create-admin.command.js';
import { Identity, password } from './identity.js';

describe('the create-admin command', () => {
  let identity: Identity;
  let said: string;
  beforeAll(async () => {
    identity = await Identity.start({ ADMIN_PASSWORD: 'of the operators' });
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said = String(text);
      return true;
    });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await identity.stop();
    delete process.env['ADMIN_PASSWORD'];
  });

  const run = (...args: string[]) => createAdmin(identity.service.app, args);

  it('makes an administrator who can sign in, once', async () => {
    await run('--email', 'Root@example.test');
    expect(said).toContain('is an administrator now');
    const { status, body } = await identity.signIn('root@example.test', 'of the operators');
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { role: 'admin', email_verified: true } } });
    await run('--email', 'root@example.test');
    expect(said).toContain('already');
    expect(await identity.service.outbox(userRegistered, body.user.id)).toHaveLength(1);
    expect(await identity.service.outbox(emailVerified, body.user.id)).toHaveLength(1);
  });

  it('raises an account, but not the user who made it: their password and sessions are gone', async () => {
    const { user, client } = await identity.hasPerson({ emailVerifiedAt: new Date() });
    await run('--email', user.email);
    expect((await client.get('/api/auth/session')).status).toBe(401);
    expect((await identity.signIn(user.email, password)).status).toBe(401);
    expect((await identity.signIn(user.email, 'of the operators')).body.user.role).toBe('admin');
    expect(await identity.service.outbox(userChanged, user.id)).toMatchObject([{ payload: { role: 'admin' } }]);
    expect(await identity.service.outbox(emailVerified, user.id)).toEqual([]);
  });

  it('explains itself', async () => {
    await expect(run()).rejects.toThrow('Usage: create-admin --email <address>');
    await expect(run('--email', 'nobody')).rejects.toThrow('Please enter a valid email address.');
  });
});
