import type { CompanyProfile } from '@crewcall/contracts-identity';
import { profileChanged, userChanged } from '@crewcall/contracts-identity/dto';
import { Identity } from './identity.js';

describe('company profiles', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const fields = {
    company_name: 'Northlight Events',
    contact_name: 'Ana Reyes',
    company_type: 'production_company',
    location: 'Manchester',
    description: 'We light fields.',
    website_url: 'https://northlight.example.org',
    linkedin_url: 'https://www.linkedin.com/company/northlight',
    phone: '020 7946 0000',
  };

  it('is made and updated; the company’s name is the account’s [R162] [R164] [R249]', async () => {
    const { client, user } = await identity.hasPerson({ role: 'recruiter' });
    const created = await client.post<CompanyProfile>('/api/recruiter', { user_id: user.id, ...fields });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...fields,
      user_id: user.id,
      company_description: 'We light fields.',
      company_logo_url: null,
    });
    const updated = await client.put<CompanyProfile>(`/api/recruiter/${user.id}`, {
      user_id: user.id,
      company_name: 'Northlight',
      company_description: 'Fields and arenas.',
    });
    expect(updated.body).toMatchObject({
      company_name: 'Northlight',
      description: 'Fields and arenas.',
      location: 'Manchester',
    });
    expect(await client.get('/api/auth/session')).toMatchObject({ body: { user: { company_name: 'Northlight' } } });
    expect(await identity.service.outbox(userChanged, user.id)).toMatchObject([
      { version: 2, payload: { company_name: 'Northlight Events', display_name: 'Northlight Events' } },
      { version: 3, payload: { company_name: 'Northlight' } },
    ]);
    expect(await identity.service.outbox(profileChanged, user.id)).toHaveLength(2);
  });

  it('tells the telephone number to the company and to administrators only', async () => {
    const { client, user } = await identity.hasPerson({ role: 'recruiter' });
    await client.post('/api/recruiter', fields);
    const crew = await identity.hasPerson();
    const admin = await identity.hasPerson({ role: 'admin' });
    const phoneFor = async (reader: typeof client) =>
      (await reader.get<CompanyProfile>(`/api/recruiter/${user.id}`)).body.phone;
    expect([await phoneFor(client), await phoneFor(admin.client)]).toEqual([fields.phone, fields.phone]);
    expect([await phoneFor(crew.client), await phoneFor(identity.anonymous)]).toEqual([null, null]);
  });

  it('is edited by its owner alone [R249] [S3]', async () => {
    const owner = await identity.hasPerson({ role: 'recruiter' });
    await owner.client.post('/api/recruiter', fields);
    const other = await identity.hasPerson({ role: 'recruiter' });
    const crew = await identity.hasPerson();
    const admin = await identity.hasPerson({ role: 'admin' });
    const before = await identity.fingerprint();
    for (const { client } of [other, crew, admin]) {
      expect((await client.put(`/api/recruiter/${owner.user.id}`, { company_name: 'Mine' })).status).toBe(403);
    }
    expect((await other.client.post('/api/recruiter', { user_id: owner.user.id, ...fields })).status).toBe(403);
    expect((await crew.client.post('/api/recruiter', fields)).status).toBe(403);
    expect((await identity.anonymous.post('/api/recruiter', fields)).status).toBe(401);
    expect(await identity.fingerprint()).toBe(before);
  });

  it.each([
    { company_type: 'circus' },
    { website_url: 'ftp://files.example.org' },
    { company_name: 'x'.repeat(121) },
    { company_name: { toString: 'x' } },
    { description: 'x'.repeat(5001) },
    { company_logo_url: 'data:image/svg+xml,<svg/>' },
    { verified: true },
  ])('refuses %j', async (change) => {
    const { client, user } = await identity.hasPerson({ role: 'recruiter' });
    await client.post('/api/recruiter', fields);
    const before = await identity.fingerprint();
    expect(await client.put(`/api/recruiter/${user.id}`, change)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    expect(await identity.fingerprint()).toBe(before);
  });
});
