import { availabilityChanged } from '@crewcall/contracts-bookings/dto';
import { userChanged, userDeleted } from '@crewcall/contracts-identity/dto';
import { applicationStatusChanged, ratingSummaryChanged } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { AccountErasureRepository } from '../src/account-deletion/account-erasure.repository.js';
import { Identity, password } from './identity.js';

const path = '/api/auth/delete-account';

describe('the deletion of an account', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const everything = (): Promise<string> => identity.service.everything();

  it('asks for the password, in its own words [R227]', async () => {
    const { client, user } = await identity.hasPerson();
    const before = await identity.fingerprint();
    for (const body of [{}, { password: '' }, { userId: user.id }])
      expect(await client.delete(path, body)).toMatchObject({
        status: 400,
        body: { error: 'Please enter your password to confirm account deletion.' },
      });
    expect(await client.delete(path, { password: 'not it' })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD' },
    });
    expect(await client.delete(path, { password: 'x'.repeat(257) })).toMatchObject({ status: 400 });
    expect(await identity.fingerprint()).toBe(before);
    expect((await client.get('/api/auth/session')).status).toBe(200);
  });

  it('is no other user’s to order [R227] [S17]', async () => {
    const victim = await identity.hasPerson();
    const { client } = await identity.hasPerson();
    const before = await identity.fingerprint();
    expect(await client.delete(path, { userId: victim.user.id, password })).toMatchObject({
      status: 403,
      body: { error: 'Access denied' },
    });
    expect((await identity.anonymous.delete(path, { password })).status).toBe(401);
    expect(await identity.fingerprint()).toBe(before);
  });

  it('signs out everywhere, leaves nothing of the person here and tells every neighbour [R227] [Q57] [S72]', async () => {
    const { client, user, token } = await identity.hasPerson({
      email: 'petra.quill@example.test',
      firstName: 'Petra',
      lastName: 'Quillfeather',
      companyName: 'Quillfeather Sound',
      role: 'recruiter',
    });
    const elsewhere = (await identity.signIn(user.email)).body.token;
    await client.with({ 'idempotency-key': 'deletion-spec-1' }).post('/api/recruiter', {
      company_name: 'Quillfeather Sound',
      description: 'Run by Petra Quillfeather',
    });
    await identity.anonymous.post('/api/auth/forgot-password', { email: user.email });
    await identity.mailbox.receive(user.email);
    expect(await everything()).toContain('Quillfeather');

    expect(await client.delete(path, { userId: user.id, password })).toMatchObject({
      status: 200,
      body: { message: 'Account deleted' },
    });
    for (const old of [token, elsewhere])
      expect((await identity.service.withToken(old).get('/api/auth/session')).status).toBe(401);
    expect((await identity.signIn(user.email)).status).toBe(401);
    for (const address of [`/api/recruiter/${user.id}`, `/api/users/${user.id}`]) {
      const stranger = await identity.hasPerson();
      expect((await stranger.client.get(address)).status).toBe(404);
    }
    expect(await identity.service.outbox(userDeleted, user.id)).toMatchObject([{ payload: { role: 'recruiter' } }]);
    const left = await everything();
    expect(left).toContain(user.id);
    expect(left).not.toMatch(/petra|quill/i);
  });

  it('keeps nothing of what jobs tells afterwards: bookings end and days are free because the person left', async () => {
    const { client, user } = await identity.hasPerson();
    await client.delete(path, { password });
    const [freelancer_id, recruiter_id] = [user.id, newId()];
    const hire = { job_id: newId(), job_title: 'Rigger', freelancer_id, recruiter_id };
    const payload = { ...hire, from: 'hired' as const, to: 'rejected' as const };
    await identity.service.deliver(applicationStatusChanged, { subjectId: newId(), version: 3, payload });
    const days = { is_shared: true, from: '2026-11-26', to: '2026-11-27', days: [], as_of: '2026-11-25T12:00:00.000Z' };
    await identity.service.deliver(availabilityChanged, { subjectId: user.id, version: 2, payload: days });
    const rating = { freelancer_id, average: 5, count: 1, distribution: [0, 0, 0, 0, 1] };
    await identity.service.deliver(ratingSummaryChanged, { subjectId: user.id, version: 2, payload: rating });
    const kept = await identity.service.rows(
      `SELECT user_id FROM availability_words WHERE user_id = $1
       UNION ALL SELECT user_id FROM availability_days WHERE user_id = $1
       UNION ALL SELECT freelancer_id FROM crew_bookings WHERE freelancer_id = $1
       UNION ALL SELECT freelancer_id FROM dealings WHERE freelancer_id = $1
       UNION ALL SELECT freelancer_id FROM rating_summaries WHERE freelancer_id = $1`,
      [user.id],
    );
    expect(kept).toEqual([]);
  });

  it('is told with a version above all that was told before', async () => {
    const { client, user } = await identity.hasPerson();
    await client.put('/api/auth/update-account', { first_name: 'Ana' });
    await client.delete(path, { password });
    const [changed] = await identity.service.outbox(userChanged, user.id);
    const [deleted] = await identity.service.outbox(userDeleted, user.id);
    expect(deleted?.version).toBeGreaterThan(changed?.version ?? 0);
  });

  it('frees the address, and a new account gets nothing of the old one [S72]', async () => {
    const { client, user } = await identity.hasPerson({ firstName: 'Old' });
    await client.delete(path, { password });
    const again = await identity.anonymous.post('/api/auth/signup', {
      email: user.email,
      password: 'sixsix',
      role: 'freelancer',
    });
    expect(again.status).toBe(201);
    const rows = await identity.service.rows<{ id: string; first_name: string | null }>(
      'SELECT id, first_name FROM users WHERE email = $1',
      [user.email],
    );
    expect(rows).toEqual([{ id: expect.not.stringContaining(user.id) as string, first_name: null }]);
  });

  it('happens once, however many ask at once', async () => {
    const { client, user } = await identity.hasPerson();
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.delete(path, { password })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await identity.service.outbox(userDeleted, user.id)).toHaveLength(1);
  });

  it('takes a code by mail from a user without a password [Q57]', async () => {
    const { client, user } = await identity.hasPerson();
    await identity.service.rows('UPDATE users SET password_hash = NULL WHERE id = $1', [user.id]);
    expect(await client.delete(path, { password })).toMatchObject({
      status: 400,
      body: { error: 'Please enter the code from our mail to confirm account deletion.' },
    });
    await client.post('/api/auth/confirmation-code');
    const code = /^\d{6}/.exec((await identity.mailbox.receive(user.email)).subject ?? '')?.[0];
    expect((await client.delete(path, { code })).status).toBe(200);
  });

  it('holds guesses at the password back', async () => {
    const { client } = await identity.hasPerson();
    const answers = [];
    for (let guess = 0; guess < 11; guess += 1)
      answers.push((await client.delete(path, { password: `guess ${guess}` })).status);
    expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
  });

  it('leaves the last administrator where they are, and lets one of two go', async () => {
    await identity.service.rows(`UPDATE users SET deleted_at = now() WHERE role = 'admin'`);
    const [first, second] = [await identity.hasPerson({ role: 'admin' }), await identity.hasPerson({ role: 'admin' })];
    const answers = await Promise.all([
      first.client.delete(path, { password }),
      second.client.delete(path, { password }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'LAST_ADMIN' });
  });

  it('removes the row itself after a month', async () => {
    const { client, user } = await identity.hasPerson();
    const recent = await identity.hasPerson();
    await client.delete(path, { password });
    await recent.client.delete(path, { password });
    await identity.service.rows(`UPDATE users SET deleted_at = now() - interval '31 days' WHERE id = $1`, [user.id]);
    await identity.service.get(AccountErasureRepository).purgeErasedAccounts();
    expect(await everything()).not.toContain(user.id);
    expect(await everything()).toContain(recent.user.id);
  });
});
