import type { AdminUser, AdminUserDetails } from '@crewcall/contracts-identity';
import {
  accountAdministered,
  emailVerified,
  userChanged,
  userRestored,
  userSuspended,
} from '@crewcall/contracts-identity/dto';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { newId } from '@crewcall/platform-database';
import type { TestAnswer } from '@crewcall/testing-node';
import { Identity, type Person } from './identity.js';

const approved = 'root@example.test';

describe('administrators', () => {
  let identity: Identity;
  let admin: Person;
  let crew: Person;

  beforeAll(async () => {
    identity = await Identity.start({ ADMIN_BOOTSTRAP_EMAILS: `someone@example.test, ${approved}` });
  });
  afterAll(async () => {
    await identity.stop();
    delete process.env['ADMIN_BOOTSTRAP_EMAILS'];
  });

  const actionsOf = async (userId: string) =>
    (await identity.service.outbox(accountAdministered, userId)).map(({ actor_id, payload }) => ({
      actor_id,
      ...payload,
    }));
  const users = (query = '') => admin.client.get<{ users: AdminUser[] }>(`/api/admin/users${query}`);

  describe('the first of them', () => {
    const create = (person: Person, email = person.user.email): Promise<TestAnswer> =>
      person.client.post('/api/bootstrap/create-first-admin', { email });
    const status = async ({ client }: Person) => (await client.get('/api/bootstrap/status')).body;

    it('is no user who was not approved, nor under another address [R242] [S21]', async () => {
      const stranger = await identity.hasPerson();
      const rightful = await identity.hasPerson({ email: approved });
      expect(await status(stranger)).toEqual({ available: false, needs_token: false });
      expect(await status(rightful)).toEqual({ available: true, needs_token: false });
      expect((await identity.anonymous.get('/api/bootstrap/status')).status).toBe(401);
      const before = await identity.fingerprint();
      expect((await create(stranger)).body).toMatchObject({ code: 'NOT_APPROVED' });
      expect((await create(stranger, approved)).status).toBe(403);
      expect((await create(rightful, 'someone@example.test')).status).toBe(403);
      expect((await create(rightful, 'r\u043eot@example.test')).status).toBe(403);
      expect((await create(rightful, '')).status).toBe(400);
      expect(await identity.fingerprint()).toBe(before);
      crew = stranger;
    });

    it('is one of fifty who ask at once; their session is replaced [R242] [S21]', async () => {
      const { body } = await identity.signIn(approved);
      const rightful = { user: body.user, client: identity.service.withToken(body.token) } as unknown as Person;
      const answers = await Promise.all(Array.from({ length: 50 }, () => create(rightful)));
      const won = answers.filter((answer) => answer.status === 200);
      expect(won).toHaveLength(1);
      // A user who comes after finds an administrator there, or their own session ended by then.
      expect(answers.filter(({ status: one }) => ![200, 401, 409].includes(one))).toEqual([]);
      const [{ body: answer }] = won as [TestAnswer<{ token: string; user: { role: string } }>];
      expect(answer.user.role).toBe('admin');
      admin = { ...rightful, token: answer.token, client: identity.service.withToken(answer.token) };
      expect((await rightful.client.get('/api/auth/session')).status).toBe(401);
      expect((await admin.client.get('/api/admin/users/admins')).body).toMatchObject([{ email: approved }]);
      expect(await actionsOf(admin.user.id)).toMatchObject([
        { deed: 'first-admin', actor_id: admin.user.id, before: { role: 'freelancer' }, after: { role: 'admin' } },
      ]);
    });

    it('is the last who came that way [R242]', async () => {
      const next = await identity.hasPerson({ email: 'someone@example.test' });
      expect(await status(next)).toMatchObject({ available: false });
      expect((await create(next)).status).toBe(409);
      expect((await create(admin)).status).toBe(409);
    });
  });

  it('look through all accounts, page by page [R239] [R240]', async () => {
    await identity.hasUser({ email: '100%_real@example.test', firstName: 'Zoë', lastName: 'Achterberg' });
    await identity.hasUser({ role: 'recruiter', companyName: 'Halyard 50% Ltd', emailVerifiedAt: null });
    const all = await users('?page_size=2');
    expect(all.body.users).toHaveLength(2);
    expect(Number(all.headers.get('x-total-count'))).toBeGreaterThanOrEqual(5);
    expect(all.body.users[0]).toMatchObject({
      company_name: 'Halyard 50% Ltd',
      standing: 'unverified',
      role: 'recruiter',
    });
    expect((await users('?search=ZO%C3%8B+ach')).body.users).toMatchObject([
      { email: '100%_real@example.test', email_verified: true, auth_provider: 'email', standing: 'active' },
    ]);
    expect((await users('?search=100%25_')).body.users).toHaveLength(1);
    expect((await users('?search=_____________________________________')).body.users).toHaveLength(0);
    expect((await users('?role=admin')).body.users).toMatchObject([{ email: approved }]);
    expect((await users('?standing=suspended')).body.users).toEqual([]);
    for (const bad of ['role=boss', 'standing=x', 'page=0', `search=${'x'.repeat(101)}`, 'search=a&search=b', 'x=1'])
      expect([bad, (await users(`?${bad}`)).status]).toEqual([bad, 400]);
  });

  it('shut a user out at once, and let them in again [R240]', async () => {
    const { id, email } = crew.user;
    const suspend = (reason?: unknown) => admin.client.post(`/api/admin/users/${id}/suspend`, { reason });
    for (const bad of [undefined, '  ', 7, 'x'.repeat(501)]) expect((await suspend(bad)).status).toBe(400);
    expect((await suspend('Spam')).body).toMatchObject({ id, standing: 'suspended' });
    expect((await suspend('Spam again')).status).toBe(200);
    expect((await crew.client.get('/api/auth/session')).status).toBe(401);
    expect((await identity.signIn(email)).body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    const { body: page } = await admin.client.get<AdminUserDetails>(`/api/admin/users/${id}`);
    expect(page.sessions).toEqual([]);
    expect(page.history[0]).toMatchObject({ what: 'suspended', reason: 'Spam', by: admin.user.id });
    const [told] = await identity.service.outbox(userSuspended, id);
    await admin.client.post(`/api/admin/users/${id}/restore`, { reason: 'A mistake' });
    const [back] = await identity.service.outbox(userRestored, id);
    expect(back?.version).toBe((told?.version ?? 0) + 1);
    expect((await identity.signIn(email)).status).toBe(200);
    expect((await admin.client.get<AdminUserDetails>(`/api/admin/users/${id}`)).body.sessions).toHaveLength(1);
    expect((await actionsOf(id)).map(({ deed, reason }) => [deed, reason])).toEqual([
      ['suspended', 'Spam'],
      ['restored', 'A mistake'],
    ]);
  });

  it('verify by hand [R239]', async () => {
    const waiting = await identity.hasUser({ emailVerifiedAt: null });
    const { body } = await admin.client.post(`/api/admin/users/${waiting.id}/verify`, { reason: 'Rang up' });
    expect(body).toMatchObject({ email_verified: true, standing: 'active' });
    expect(await identity.service.outbox(emailVerified, waiting.id)).toHaveLength(1);
    expect((await identity.signIn(waiting.email)).status).toBe(200);
  });

  it('appoint one another, and never dismiss the last [R241] [S20]', async () => {
    const { user, client } = await identity.hasPerson({ role: 'recruiter', companyName: 'Halyard' });
    const demote = (id: string, body = {}) => admin.client.post(`/api/admin/users/${id}/demote`, body);
    expect((await demote(admin.user.id)).body).toMatchObject({ code: 'LAST_ADMIN' });
    expect((await demote(user.id)).body).toMatchObject({ code: 'NOT_AN_ADMIN' });
    expect((await demote(admin.user.id, { role: 'admin' })).status).toBe(400);
    expect((await admin.client.post(`/api/admin/users/${user.id}/promote`)).body).toMatchObject({ role: 'admin' });
    expect((await client.get('/api/auth/session')).status).toBe(401);
    const again = identity.service.withToken((await identity.signIn(user.email)).body.token);
    expect((await again.get('/api/admin/users')).status).toBe(200);
    expect((await admin.client.post(`/api/admin/users/${user.id}/suspend`, { reason: 'x' })).body).toMatchObject({
      code: 'ADMIN_NOT_SUSPENDABLE',
    });
    // Two who dismiss one another at once: one stays.
    const both = await Promise.all([demote(user.id), again.post(`/api/admin/users/${admin.user.id}/demote`, {})]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left] = await identity.service.rows<{ id: string }>(`SELECT id FROM users WHERE role = 'admin'`);
    const stays = left?.id === admin.user.id ? admin.user : user;
    const { body } = await identity.signIn(stays.email);
    admin = { ...admin, user: stays, client: identity.service.withToken(body.token) };
    const roles = (await identity.service.outbox(userChanged)).map(({ payload }) => payload.role);
    expect(roles).toContain('admin');
    for (const unverified of [
      await identity.hasUser({ emailVerifiedAt: null }),
      await identity.hasUser({ suspendedAt: new Date() }),
    ])
      expect((await admin.client.post(`/api/admin/users/${unverified.id}/promote`)).status).toBe(409);
  });

  it('find no user where no user is, and no other user finds anything [R250] [S20]', async () => {
    const stranger = await identity.hasPerson();
    const before = await identity.fingerprint();
    for (const id of ['x', newId(), '%00', '../users'])
      for (const action of ['suspend', 'restore', 'verify', 'promote', 'demote'])
        expect(
          (await admin.client.post(`/api/admin/users/${id}/${action}`, action.endsWith('mote') ? {} : { reason: 'x' }))
            .status,
        ).toBe(404);
    expect((await admin.client.get('/api/admin/users/x')).status).toBe(404);
    const paths = ['', '/admins', `/${stranger.user.id}`];
    for (const path of paths) {
      expect((await stranger.client.get(`/api/admin/users${path}`)).status).toBe(403);
      expect((await identity.anonymous.get(`/api/admin/users${path}`)).status).toBe(401);
    }
    expect((await stranger.client.post(`/api/admin/users/${stranger.user.id}/promote`)).status).toBe(403);
    expect(await identity.fingerprint()).toBe(before);
  });

  it('decide about reported content: the account is suspended, or its profile hidden [R250]', async () => {
    const [spammer, rude] = [await identity.hasPerson(), await identity.hasPerson()];
    const decide = (decision: 'suspended' | 'removed' | 'warned', person_id: string) =>
      identity.service.deliver(moderationDecided, {
        subjectId: newId(),
        payload: { case_id: newId(), decision, target: { kind: 'user', id: person_id }, person_id, note: 'Reported' },
      });
    await decide('suspended', spammer.user.id);
    await decide('removed', rude.user.id);
    await decide('warned', rude.user.id);
    await decide('suspended', admin.user.id);
    await decide('suspended', newId());
    expect((await spammer.client.get('/api/auth/session')).status).toBe(401);
    expect((await rude.client.get('/api/users/me/preferences')).body).toMatchObject({ profile_visible: false });
    expect((await admin.client.get('/api/admin/users')).status).toBe(200);
  });
});
