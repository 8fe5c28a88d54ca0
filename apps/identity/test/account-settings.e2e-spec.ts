import { userChanged } from '@crewcall/contracts-identity/dto';
import { Identity, password } from './identity.js';

describe('account settings', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  it('saves names and company, and tells the neighbours once per change [R224]', async () => {
    const { client, user } = await identity.hasPerson({ role: 'recruiter' });
    const change = { first_name: ' Ana ', last_name: 'Reyes', company_name: 'Northlight Events', role: 'recruiter' };
    const answer = await client.put('/api/auth/update-account', change);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { first_name: 'Ana', last_name: 'Reyes', company_name: 'Northlight Events', role: 'recruiter' } },
    });
    expect(answer.body).not.toHaveProperty('token');
    await client.put('/api/auth/update-account', change);
    await client.put('/api/auth/update-account', { last_name: '' });
    expect(await identity.service.outbox(userChanged, user.id)).toMatchObject([
      { version: 2, payload: { display_name: 'Northlight Events', first_name: 'Ana', last_name: 'Reyes' } },
      { version: 3, payload: { first_name: 'Ana', last_name: null } },
    ]);
  });

  it('loses no change when two meet', async () => {
    const { client, user } = await identity.hasPerson();
    await Promise.all([
      client.put('/api/auth/update-account', { first_name: 'Ana' }),
      client.put('/api/auth/update-account', { last_name: 'Reyes' }),
    ]);
    const told = await identity.service.outbox(userChanged, user.id);
    expect(told.map(({ version }) => version)).toEqual([2, 3]);
    expect(told.at(-1)?.payload).toMatchObject({ first_name: 'Ana', last_name: 'Reyes' });
  });

  it('changes sides with a new token; the old one, and every other device, is out at once [R224] [S19]', async () => {
    const { client, user, token } = await identity.hasPerson();
    const elsewhere = (await identity.signIn(user.email)).body.token;
    const { status, body } = await client.put<{ token: string }>('/api/auth/update-account', { role: 'recruiter' });
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { role: 'recruiter' } } });
    for (const old of [token, elsewhere]) {
      expect((await identity.service.withToken(old).get('/api/auth/session')).status).toBe(401);
    }
    const renewed = identity.service.withToken(body.token);
    expect(await renewed.get('/api/auth/session')).toMatchObject({
      status: 200,
      body: { user: { role: 'recruiter' } },
    });
    expect((await renewed.post('/api/recruiter', { company_name: 'Mine' })).status).toBe(201);
    expect((await renewed.post('/api/freelancer', { title: 'Rigger' })).status).toBe(403);
    expect(await identity.service.outbox(userChanged, user.id)).toMatchObject([{ payload: { role: 'recruiter' } }, {}]);
  });

  it('makes no user an administrator and lets none step down here [R225] [S18]', async () => {
    const crew = await identity.hasPerson();
    const admin = await identity.hasPerson({ role: 'admin' });
    const before = await identity.fingerprint();
    const forbidden = { status: 403, body: { error: 'You do not have permission to update this information.' } };
    expect(await crew.client.put('/api/auth/update-account', { role: 'admin' })).toMatchObject(forbidden);
    expect(await admin.client.put('/api/auth/update-account', { role: 'freelancer' })).toMatchObject(forbidden);
    expect((await crew.client.put('/api/auth/update-account', { role: 'owner' })).status).toBe(400);
    expect(await identity.fingerprint()).toBe(before);
    expect((await identity.signIn(crew.user.email)).body.user.role).toBe('freelancer');
    expect((await admin.client.put('/api/auth/update-account', { first_name: 'Root', role: 'admin' })).status).toBe(
      200,
    );
  });

  it('changes the password, keeps this session and ends the others [R226]', async () => {
    const { client, user } = await identity.hasPerson();
    const elsewhere = (await identity.signIn(user.email)).body.token;
    const change = { userId: user.id, oldPassword: password, newPassword: 'sixsix' };
    expect(await client.put('/api/auth/change-password', change)).toMatchObject({
      status: 200,
      body: { message: 'Password changed successfully.' },
    });
    expect((await client.get('/api/auth/session')).status).toBe(200);
    expect((await identity.service.withToken(elsewhere).get('/api/auth/session')).status).toBe(401);
    expect((await identity.signIn(user.email)).status).toBe(401);
    expect((await identity.signIn(user.email, 'sixsix')).status).toBe(200);
  });

  it.each([
    [{ oldPassword: password, newPassword: 'short' }, 'Password must be at least 6 characters long.'],
    [{ oldPassword: password }, 'Please enter a new password.'],
    [{ newPassword: 'long enough' }, 'Please enter your current password.'],
    [{ oldPassword: 'not it', newPassword: 'long enough' }, 'Your current password is not right.'],
    [{ oldPassword: password, newPassword: password }, 'The new password must differ from the current one.'],
  ])('refuses %j: %s [R226] [S36]', async (change, error) => {
    const { client, user } = await identity.hasPerson();
    expect(await client.put('/api/auth/change-password', change)).toMatchObject({ status: 400, body: { error } });
    expect((await identity.signIn(user.email)).status).toBe(200);
  });

  it('changes no one else’s password [R226] [S17]', async () => {
    const { client } = await identity.hasPerson();
    const victim = await identity.hasUser();
    const before = await identity.fingerprint();
    const change = { userId: victim.id, oldPassword: password, newPassword: 'long enough' };
    expect(await client.put('/api/auth/change-password', change)).toMatchObject({
      status: 403,
      body: { error: 'Access denied' },
    });
    expect(await identity.fingerprint()).toBe(before);
  });

  it('cannot be used to guess the password at leisure', async () => {
    const { client } = await identity.hasPerson();
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const change = { oldPassword: `guess ${guess}`, newPassword: 'long enough' };
      statuses.push((await client.put('/api/auth/change-password', change)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });
});
