import type { FreelancerProfile } from '@crewcall/contracts-identity';
import { profileChanged, profileReported, userChanged } from '@crewcall/contracts-identity/dto';
import { Identity } from './identity.js';

const crewFields = {
  first_name: 'Ana',
  last_name: 'Reyes',
  title: 'Sound engineer',
  bio: 'Front of house for fifteen years.\nAsk me about delay towers.',
  location: 'Leeds',
  experience_years: 15,
  skills: [' Sound Engineering ', 'sound engineering', 'QLab'],
  portfolio_url: 'https://example.org/ana',
  linkedin_url: 'https://www.linkedin.com/in/ana',
  website_url: 'http://ana.example.org',
  availability_status: 'busy',
  profile_photo_url: null,
};

describe('freelancer profiles', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  it('is made with the documented fields and read by any user [R158] [R160] [R164]', async () => {
    const { client, user } = await identity.hasPerson();
    const created = await client.post<FreelancerProfile>('/api/freelancer', { user_id: user.id, ...crewFields });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...crewFields,
      user_id: user.id,
      display_name: 'Ana Reyes',
      skills: ['Sound Engineering', 'QLab'],
      email_verified: true,
      rating_average: null,
      rating_count: 0,
      recent_projects: 0,
      cv_file_url: null,
      cv_file_name: null,
      cv_file_type: null,
      cv_file_size: null,
    });
    const { status, body } = await identity.anonymous.get(`/api/freelancer/${user.id}`);
    expect({ status, body }).toEqual({ status: 200, body: created.body });
    expect(JSON.stringify(body)).not.toContain(user.email);
    expect(await identity.service.outbox(profileChanged, user.id)).toMatchObject([
      { version: 1, payload: { kind: 'freelancer', title: 'Sound engineer', experience_years: 15, completeness: 1 } },
    ]);
    expect(await identity.service.outbox(userChanged, user.id)).toMatchObject([
      { payload: { display_name: 'Ana Reyes' } },
    ]);
  });

  it('asks for nothing, and starts out available [R159] [R161]', async () => {
    const { client, user } = await identity.hasPerson();
    const { status, body } = await client.post<FreelancerProfile>('/api/freelancer', { user_id: user.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      availability_status: 'available',
      title: null,
      skills: [],
      display_name: 'Crew member',
    });
  });

  it('says how far they travel: 50 miles until told, then up to 200 or UK-wide [R487]', async () => {
    const { client, user } = await identity.hasPerson();
    const created = await client.post<FreelancerProfile>('/api/freelancer', { location: 'Leeds' });
    expect(created.body.reach_miles).toBe(50);
    for (const reach_miles of [5, 200, 1000]) {
      const saved = await client.put<FreelancerProfile>(`/api/freelancer/${user.id}`, { reach_miles });
      expect(saved.body.reach_miles).toBe(reach_miles);
    }
    const untouched = await client.put<FreelancerProfile>(`/api/freelancer/${user.id}`, { title: 'Rigger' });
    expect(untouched.body.reach_miles).toBe(1000);
    const told = await identity.service.outbox(profileChanged, user.id);
    expect(told.map(({ payload }) => payload.reach_miles)).toEqual([50, 5, 200, 1000, 1000]);
  });

  it('is made once and then updated; what is not sent stays, what is emptied goes [R164]', async () => {
    const { client, user } = await identity.hasPerson();
    expect(await client.put(`/api/freelancer/${user.id}`, crewFields)).toMatchObject({
      status: 404,
      body: { error: 'Profile not found', code: 'PROFILE_NOT_FOUND' },
    });
    await client.post('/api/freelancer', crewFields);
    expect(await client.post('/api/freelancer', crewFields)).toMatchObject({
      status: 409,
      body: { code: 'PROFILE_EXISTS' },
    });
    const change = { user_id: user.id, title: 'Systems engineer', bio: '', experience_years: null, skills: [] };
    const { status, body } = await client.put<FreelancerProfile>(`/api/freelancer/${user.id}`, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Systems engineer',
      bio: null,
      experience_years: null,
      skills: [],
      location: 'Leeds',
      first_name: 'Ana',
    });
    const told = await identity.service.outbox(profileChanged, user.id);
    expect(told.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is made once when a request is repeated with its key', async () => {
    const { client } = await identity.hasPerson();
    const repeated = client.with({ 'idempotency-key': 'a-key-of-this-spec' });
    const answers = [
      await repeated.post('/api/freelancer', crewFields),
      await repeated.post('/api/freelancer', crewFields),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  it('is reported by any user but its owner, as it reads then [R250]', async () => {
    const owner = await identity.hasPerson();
    const reporter = await identity.hasPerson({ role: 'recruiter' });
    const report = (id: string, reason: unknown = 'Not a person', { client } = reporter) =>
      client.post(`/api/users/${id}/report`, { reason });
    expect((await report(owner.user.id)).status).toBe(404);
    await owner.client.post('/api/freelancer', crewFields);
    for (const bad of [null, '  ', 7, 'x'.repeat(1001), 'nul\u0000'])
      expect((await report(owner.user.id, bad)).status).toBe(400);
    expect((await report('nonsense')).status).toBe(404);
    expect((await report(owner.user.id, 'Look at me', owner)).status).toBe(403);
    expect((await report(owner.user.id)).status).toBe(204);
    await reporter.client.post('/api/recruiter', { company_name: 'Free money', description: 'Send us £50.' });
    expect((await report(reporter.user.id, 'A fraud', owner)).status).toBe(204);
    const [crew, company] = [
      await identity.service.outbox(profileReported, owner.user.id),
      await identity.service.outbox(profileReported, reporter.user.id),
    ];
    expect(crew).toMatchObject([
      { actor_id: reporter.user.id, payload: { kind: 'user', person_id: owner.user.id, reason: 'Not a person' } },
    ]);
    expect(crew[0]?.payload.snapshot).toMatch(/^Ana Reyes\nSound engineer\nLeeds\nFront of house/);
    expect(company[0]?.payload.snapshot).toBe('Free money\nSend us £50.');
  });

  it('is edited by its owner alone [R248] [S1] [S2]', async () => {
    const owner = await identity.hasPerson();
    await owner.client.post('/api/freelancer', crewFields);
    const other = await identity.hasPerson();
    const recruiter = await identity.hasPerson({ role: 'recruiter' });
    const admin = await identity.hasPerson({ role: 'admin' });
    const before = await identity.fingerprint();
    for (const { client } of [other, recruiter, admin]) {
      expect(await client.put(`/api/freelancer/${owner.user.id}`, { title: 'Mine' })).toMatchObject({
        status: 403,
        body: { error: 'Access denied' },
      });
    }
    const claims = { user_id: owner.user.id, title: 'Mine' };
    expect((await other.client.post('/api/freelancer', claims)).status).toBe(403);
    expect((await owner.client.put(`/api/freelancer/${owner.user.id}`, { user_id: other.user.id })).status).toBe(403);
    expect((await identity.anonymous.put(`/api/freelancer/${owner.user.id}`, {})).status).toBe(401);
    expect(await identity.fingerprint()).toBe(before);
  });

  it.each([
    [{ portfolio_url: 'javascript:alert(1)' }, 'Please enter a full web address that starts with http:// or https://.'],
    [{ website_url: '//evil.example' }, 'Please enter a full web address that starts with http:// or https://.'],
    [{ linkedin_url: 'data:text/html,hi' }, 'Please enter a full web address that starts with http:// or https://.'],
    [{ availability_status: 'asleep' }, 'Please choose available, busy or unavailable.'],
    [{ reach_miles: 4 }, 'Please say how far you travel: 5 to 200 miles, or UK-wide.'],
    [{ reach_miles: 201 }, 'Please say how far you travel: 5 to 200 miles, or UK-wide.'],
    [{ experience_years: 4.5 }, 'Years of experience must be a whole number from 0 to 80.'],
    [{ experience_years: '5' }, 'Years of experience must be a whole number from 0 to 80.'],
    [{ experience_years: -1 }, 'Years of experience must be a whole number from 0 to 80.'],
    [{ skills: 'Sound' }, 'Please list at most 50 skills of at most 60 characters.'],
    [{ skills: [{ $ne: null }] }, 'Please list at most 50 skills of at most 60 characters.'],
    [
      { skills: Array.from({ length: 51 }, (_, index) => `skill ${index}`) },
      'Please list at most 50 skills of at most 60 characters.',
    ],
    [{ title: 'x'.repeat(121) }, 'title must be at most 120 characters long.'],
    [{ title: 'line\r\nBcc: everyone@example.test' }, 'title must be plain text.'],
    [{ bio: 'x\u0000y' }, 'bio must be plain text.'],
    [{ bio: ['a'] }, undefined],
    [{ profile_photo_url: 'https://tracker.example/x.png' }, 'Please select an image file'],
    [{ rating_average: 5 }, undefined],
    [{ email_verified: true }, undefined],
    [{ cv_file_url: 'https://example.org/cv' }, undefined],
  ])('refuses %j [S2] [S44]', async (fields, error) => {
    const { client, user } = await identity.hasPerson();
    await client.post('/api/freelancer', crewFields);
    const before = await identity.fingerprint();
    const answer = await client.put(`/api/freelancer/${user.id}`, fields);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    if (error) expect(answer.body['error']).toBe(error);
    expect(await identity.fingerprint()).toBe(before);
  });

  it('counts characters as people do, in the profile and in the account', async () => {
    const { client, user } = await identity.hasPerson();
    const family = '👨‍👩‍👧‍👦';
    const full = { first_name: family.repeat(80), title: family.repeat(120), skills: [family.repeat(60)] };
    const { status, body } = await client.post('/api/freelancer', { user_id: user.id, ...full });
    expect([status, body]).toEqual([201, expect.objectContaining(full)]);
    const longer = await client.put(`/api/freelancer/${user.id}`, { first_name: family.repeat(81) });
    expect([longer.status, longer.body['error']]).toEqual([400, 'first_name must be at most 80 characters long.']);
    const account = await client.put('/api/auth/update-account', { last_name: family.repeat(80) });
    expect(account).toMatchObject({ status: 200, body: { user: { last_name: family.repeat(80) } } });
  });

  it('keeps hostile text as text', async () => {
    const { client, user } = await identity.hasPerson();
    const title = `<script>alert('1')</script> ' OR 1=1 --`;
    await client.post('/api/freelancer', { title });
    expect((await identity.anonymous.get<FreelancerProfile>(`/api/freelancer/${user.id}`)).body.title).toBe(title);
  });

  it('is missing for an unknown id, a made-up one, a hidden person and one who changed sides [R166]', async () => {
    const hidden = await identity.hasPerson({ isProfileVisible: false });
    await hidden.client.post('/api/freelancer', crewFields);
    const changed = await identity.hasPerson();
    await changed.client.post('/api/freelancer', crewFields);
    await changed.client.put('/api/auth/update-account', { role: 'recruiter' });
    const ids = ['00000000-0000-4000-8000-000000000000', 'not-an-id', '1%27', hidden.user.id, changed.user.id];
    for (const id of ids) {
      expect(await identity.anonymous.get(`/api/freelancer/${id}`)).toMatchObject({
        status: 404,
        body: { error: 'Profile not found' },
      });
    }
    expect((await hidden.client.get(`/api/freelancer/${hidden.user.id}`)).status).toBe(200);
  });
});
