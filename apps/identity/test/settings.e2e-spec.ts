import { newId } from '@crewcall/platform-database';
import type { OwnSession } from '@crewcall/contracts-identity';
import { sessionsRevoked, userChanged } from '@crewcall/contracts-identity/dto';
import { Identity, password } from './identity.js';

describe('settings of an account', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const codeTo = async (address: string, count = 1): Promise<string> => {
    const { subject } = await identity.mailbox.receive(address, count);
    return /^(\d{6}) is your CrewCall code$/.exec(subject ?? '')?.[1] ?? '';
  };

  describe('sessions', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

    it('are listed to their owner with device, place and last use, the own one first', async () => {
      const { user, client } = await identity.hasPerson();
      const elsewhere = identity.anonymous.with({ 'x-forwarded-for': '81.2.69.142', 'user-agent': firefox });
      await elsewhere.post('/api/auth/signin', { email: user.email, password });
      await identity.hasPerson();
      const { status, body } = await client.get<OwnSession[]>('/api/auth/sessions');
      expect({ status, body }).toMatchObject({
        status: 200,
        body: [{ is_current: true }, { is_current: false, device: 'Firefox on Linux', place: 'United Kingdom' }],
      });
      expect(body.map(({ last_seen_at }) => Date.now() - Date.parse(last_seen_at) < 60_000)).toEqual([true, true]);
      expect(JSON.stringify(body)).not.toMatch(/81\.2|address|hash/);
    });

    it('are ended one by one, at once, and only by their owner', async () => {
      const { user, client } = await identity.hasPerson();
      const stranger = await identity.hasPerson();
      const elsewhere = (await identity.signIn(user.email)).body.token;
      const [, other] = (await client.get<OwnSession[]>('/api/auth/sessions')).body;
      const path = `/api/auth/sessions/${other?.id}`;
      const before = await identity.fingerprint();
      for (const id of [other?.id, newId(), 'nonsense', '%00'])
        expect((await stranger.client.delete(`/api/auth/sessions/${id}`)).status).toBe(404);
      expect(await identity.fingerprint()).toBe(before);
      expect((await client.delete(path)).status).toBe(204);
      expect((await identity.service.withToken(elsewhere).get('/api/auth/session')).status).toBe(401);
      expect(await client.delete(path)).toMatchObject({
        status: 404,
        body: { error: 'This session has ended already.' },
      });
      expect((await client.get('/api/auth/session')).status).toBe(200);
      const [told] = await identity.service.outbox(sessionsRevoked, user.id);
      expect(told?.payload).toEqual({ session_ids: [other?.id] });
    });

    it('are all ended but for the one that asks', async () => {
      const { user, client } = await identity.hasPerson();
      const others = [(await identity.signIn(user.email)).body.token, (await identity.signIn(user.email)).body.token];
      expect((await client.delete('/api/auth/sessions')).status).toBe(204);
      for (const token of others)
        expect((await identity.service.withToken(token).get('/api/auth/session')).status).toBe(401);
      expect((await client.get<OwnSession[]>('/api/auth/sessions')).body).toHaveLength(1);
    });
  });

  describe('preferences', () => {
    const path = '/api/users/me/preferences';

    it('are on at first, are kept, and are told to the neighbours once per change [R229]', async () => {
      const { client, user } = await identity.hasPerson();
      expect(await client.get(path)).toMatchObject({ body: { profile_visible: true, email_notifications: true } });
      const off = await client.put(path, { email_notifications: false });
      expect(off).toMatchObject({ status: 200, body: { profile_visible: true, email_notifications: false } });
      await client.put(path, { email_notifications: false });
      await client.put(path, { profile_visible: false });
      expect(await client.get(path)).toMatchObject({ body: { profile_visible: false, email_notifications: false } });
      expect(await identity.service.outbox(userChanged, user.id)).toMatchObject([
        { payload: { visibility: 'public', mail_enabled: false } },
        { payload: { visibility: 'hidden', mail_enabled: false } },
      ]);
    });

    it('hide a person from the directory and from strangers, and never from themselves [R229]', async () => {
      const { client, user } = await identity.hasPerson({ firstName: 'Hidden', lastName: 'Rigger' });
      const stranger = await identity.hasPerson({ role: 'recruiter' });
      await client.post('/api/freelancer', { title: 'Hidden rigger' });
      await client.put(path, { profile_visible: false });
      const listed = await identity.anonymous.get<unknown[]>('/api/freelancers?search=Hidden');
      expect(listed.body).toEqual([]);
      for (const address of [`/api/freelancer/${user.id}`, `/api/users/${user.id}`])
        expect((await stranger.client.get(address)).status).toBe(404);
      expect((await client.get(`/api/freelancer/${user.id}`)).status).toBe(200);
      await client.put(path, { profile_visible: true });
      expect((await stranger.client.get(`/api/freelancer/${user.id}`)).status).toBe(200);
    });

    it.each([{ profile_visible: 'no' }, { email_notifications: 1 }, { role: 'admin' }, { mail_enabled: false }])(
      'refuse %j',
      async (body) => {
        const { client } = await identity.hasPerson();
        const before = await identity.fingerprint();
        expect((await client.put(path, body)).status).toBe(400);
        expect(await identity.fingerprint()).toBe(before);
      },
    );
  });

  describe('of a user without a password', () => {
    it('set one with a code by mail, which works once [R226]', async () => {
      const { user, client } = await identity.hasPerson();
      await identity.service.rows('UPDATE users SET password_hash = NULL WHERE id = $1', [user.id]);
      expect(await client.get('/api/auth/sign-in-methods')).toMatchObject({
        body: { has_password: false, external: [] },
      });
      const change = { newPassword: 'sixsix' };
      expect(await client.put('/api/auth/change-password', change)).toMatchObject({
        status: 400,
        body: { error: 'Please enter the code from our mail.' },
      });
      expect((await client.post('/api/auth/confirmation-code')).status).toBe(200);
      const code = await codeTo(user.email);
      const wrong = code === '000000' ? '111111' : '000000';
      expect(await client.put('/api/auth/change-password', { ...change, code: wrong })).toMatchObject({
        status: 400,
        body: { code: 'WRONG_CONFIRMATION_CODE' },
      });
      expect(await client.put('/api/auth/change-password', { ...change, code: ` ${code}` })).toMatchObject({
        status: 200,
        body: { message: 'Password changed successfully.' },
      });
      expect((await identity.signIn(user.email, 'sixsix')).status).toBe(200);
      expect(await client.get('/api/auth/sign-in-methods')).toMatchObject({ body: { has_password: true } });
      expect((await client.put('/api/auth/change-password', { newPassword: 'other six', code })).status).toBe(400);
    });

    it('hold guesses back, and a code of another user is none [Q57]', async () => {
      const [ana, ben] = [await identity.hasPerson(), await identity.hasPerson()];
      await identity.service.rows('UPDATE users SET password_hash = NULL WHERE id = ANY($1)', [
        [ana.user.id, ben.user.id],
      ]);
      await ben.client.post('/api/auth/confirmation-code');
      const code = await codeTo(ben.user.email);
      for (let guess = 1; guess <= 5; guess += 1)
        expect((await ana.client.put('/api/auth/change-password', { newPassword: 'sixsix', code })).status).toBe(400);
      const sixth = await ana.client.put('/api/auth/change-password', { newPassword: 'sixsix', code });
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
      const [kept] = await identity.service.rows('SELECT * FROM mail_tokens WHERE user_id = $1', [ben.user.id]);
      expect(JSON.stringify(kept)).not.toContain(code);
    });

    it('are nothing for a user who has one', async () => {
      const { client } = await identity.hasPerson();
      expect(await client.post('/api/auth/confirmation-code')).toMatchObject({
        status: 409,
        body: { code: 'PASSWORD_SET' },
      });
    });
  });

  it('leave a trace of a new role for the administrator who has to find out [R224]', async () => {
    const { client, user } = await identity.hasPerson();
    await client.put('/api/auth/update-account', { role: 'recruiter' });
    expect(await identity.service.rows('SELECT what, facts FROM account_audit WHERE user_id = $1', [user.id])).toEqual([
      { what: 'role-changed', facts: { to: 'recruiter' } },
    ]);
  });
});
