import type { UserSummary } from '@crewcall/contracts-identity';
import { applicationPartiesPublished, applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { UsersService } from '../src/users/users.service.js';
import { Identity, password, type Person } from './identity.js';

describe('looking a user up', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  it('gives the address to the two of an application, hidden or not, and until one of them leaves [R173] [Q50]', async () => {
    const [crew, company] = [await identity.hasPerson(), await identity.hasPerson({ role: 'recruiter' })];
    const stranger = await identity.hasPerson({ role: 'recruiter' });
    const seenBy = async (by: Person, of: Person) => {
      const { status, body } = await by.client.get<UserSummary>(`/api/users/${of.user.id}`);
      return [status, body.email];
    };
    expect(await seenBy(company, crew)).toEqual([200, null]);
    const payload = {
      job_id: newId(),
      job_title: 'Rigger',
      recruiter_id: company.user.id,
      freelancer_id: crew.user.id,
    };
    await identity.service.deliver(applicationSubmitted, { subjectId: newId(), version: 1, payload });
    expect([await seenBy(company, crew), await seenBy(crew, company)]).toEqual([
      [200, crew.user.email],
      [200, company.user.email],
    ]);
    await identity.service.rows('UPDATE users SET is_profile_visible = false WHERE id = $1', [crew.user.id]);
    expect(await seenBy(company, crew)).toEqual([200, crew.user.email]);
    expect(await seenBy(stranger, crew)).toEqual([404, undefined]);
    expect(await seenBy(stranger, company)).toEqual([200, null]);
    await crew.client.delete('/api/auth/delete-account', { userId: crew.user.id, password });
    expect(await seenBy(company, crew)).toEqual([404, undefined]);
    expect(await identity.service.rows('SELECT FROM dealings')).toEqual([]);
  });

  it('shows the profile of a hidden person to the other of an application, until they are suspended or leave [Q58]', async () => {
    const [crew, company] = [await identity.hasPerson(), await identity.hasPerson({ role: 'recruiter' })];
    const stranger = await identity.hasPerson({ role: 'recruiter' });
    await crew.client.post('/api/freelancer', { first_name: 'Ana' });
    await company.client.post('/api/recruiter', { company_name: 'Northlight' });
    await identity.service.get(UsersService).noteDealing(crew.user.id, company.user.id, true);
    const set = (columns: string) => identity.service.rows(`UPDATE users SET ${columns}`);
    const seenBy = async ({ client }: Person, path: string) => (await client.get(path)).status;
    const { id } = crew.user;

    await set('is_profile_visible = false');
    for (const path of [`/api/freelancer/${id}`, `/api/freelancers/${id}/kit`, `/api/freelancers/${id}/tickets`])
      expect([path, await seenBy(company, path), await seenBy(stranger, path)]).toEqual([path, 200, 404]);
    const back = `/api/recruiter/${company.user.id}`;
    expect([await seenBy(crew, back), await seenBy(stranger, back)]).toEqual([200, 404]);
    await set(`suspended_at = CASE id WHEN '${id}' THEN now() END`);
    expect(await seenBy(company, `/api/freelancer/${id}`)).toBe(404);
    await set('suspended_at = NULL');
    await crew.client.delete('/api/auth/delete-account', { userId: id, password });
    expect(await seenBy(company, `/api/freelancer/${id}`)).toBe(404);
  });

  it('gives it too for an application from before addresses were given, once it was published again [R173] [Q50]', async () => {
    const [crew, company] = [await identity.hasPerson(), await identity.hasPerson({ role: 'recruiter' })];
    const payload = { recruiter_id: company.user.id, freelancer_id: crew.user.id };
    await identity.service.deliver(applicationPartiesPublished, { subjectId: newId(), version: 3, payload });
    for (const [by, of] of [
      [crew, company],
      [company, crew],
    ] as const)
      expect((await by.client.get<UserSummary>(`/api/users/${of.user.id}`)).body.email).toBe(of.user.email);
  });

  it('answers role and email, the address to its owner and administrators only [R173]', async () => {
    const { client, user } = await identity.hasPerson({ firstName: 'Ana', lastName: 'Reyes' });
    const recruiter = await identity.hasPerson({ role: 'recruiter' });
    const admin = await identity.hasPerson({ role: 'admin' });
    const path = `/api/users/${user.id}`;
    const forOwner = { id: user.id, role: 'freelancer', email: user.email, display_name: 'Ana Reyes' };
    expect(await client.get(path)).toMatchObject({ status: 200, body: forOwner });
    expect(await admin.client.get(path)).toMatchObject({ status: 200, body: forOwner });
    const forOthers = await recruiter.client.get(path);
    expect({ status: forOthers.status, body: forOthers.body }).toEqual({
      status: 200,
      body: { ...forOwner, email: null },
    });
  });

  it('needs a sign-in, and knows neither strangers nor hidden nor deleted people', async () => {
    const { client } = await identity.hasPerson();
    const hidden = await identity.hasUser({ isProfileVisible: false });
    const deleted = await identity.hasUser({ deletedAt: new Date() });
    expect((await identity.anonymous.get(`/api/users/${hidden.id}`)).status).toBe(401);
    for (const id of [hidden.id, deleted.id, '00000000-0000-4000-8000-000000000000', 'x', '..%2f..']) {
      expect(await client.get(`/api/users/${id}`)).toMatchObject({ status: 404, body: { error: 'User not found' } });
    }
  });
});
