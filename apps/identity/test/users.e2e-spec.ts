import { Identity } from './identity.js';

describe('looking somebody up', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

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
