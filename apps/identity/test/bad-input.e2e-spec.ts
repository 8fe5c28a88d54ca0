import { newId } from '@crewcall/platform-database';
import type { TestClient } from '@crewcall/testing-node';
import { Identity, password, type Person } from './identity.js';

interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: (people: People) => string;
  /** A body that would be taken. */
  body?: Record<string, unknown>;
  /** Who may: this person, or else a visitor. */
  as?: 'crew' | 'company';
  /** A field that takes text. */
  text?: string;
}

interface People {
  crew: Person;
  company: Person;
  stranger: Person;
}

const endpoints: Endpoint[] = [
  {
    method: 'POST',
    path: () => '/api/auth/signup',
    body: { email: 'new@example.test', password, role: 'freelancer' },
    text: 'email',
  },
  { method: 'POST', path: () => '/api/auth/signin', body: { email: 'x@example.test', password }, text: 'password' },
  { method: 'POST', path: () => '/api/auth/verify-email', body: { token: 'x'.repeat(43) }, text: 'token' },
  { method: 'POST', path: () => '/api/auth/resend-verification', body: { email: 'x@example.test' }, text: 'email' },
  { method: 'POST', path: () => '/api/auth/forgot-password', body: { email: 'x@example.test' }, text: 'email' },
  {
    method: 'POST',
    path: () => '/api/auth/reset-password',
    body: { token: 'x'.repeat(43), password: 'Long enough 1', confirmPassword: 'Long enough 1' },
    text: 'token',
  },
  { method: 'GET', path: () => '/api/auth/session', as: 'crew' },
  {
    method: 'PUT',
    path: () => '/api/auth/update-account',
    as: 'crew',
    body: { first_name: 'Ana' },
    text: 'first_name',
  },
  {
    method: 'PUT',
    path: () => '/api/auth/change-password',
    as: 'crew',
    body: { oldPassword: password, newPassword: 'long enough' },
    text: 'newPassword',
  },
  {
    method: 'DELETE',
    path: () => '/api/auth/delete-account',
    as: 'crew',
    body: { password: 'not it' },
    text: 'password',
  },
  { method: 'GET', path: () => '/api/auth/sign-in-methods', as: 'crew' },
  { method: 'POST', path: () => '/api/auth/confirmation-code', as: 'crew' },
  { method: 'GET', path: () => '/api/auth/sessions', as: 'crew' },
  { method: 'DELETE', path: () => '/api/auth/sessions', as: 'crew' },
  { method: 'DELETE', path: ({ crew }) => `/api/auth/sessions/${crew.user.id}`, as: 'crew' },
  { method: 'GET', path: () => '/api/users/me/preferences', as: 'crew' },
  {
    method: 'PUT',
    path: () => '/api/users/me/preferences',
    as: 'crew',
    body: { profile_visible: false },
    text: 'profile_visible',
  },
  { method: 'POST', path: () => '/api/users/me/data-export', as: 'crew' },
  { method: 'GET', path: () => '/api/users/me/data-export', as: 'crew' },
  { method: 'GET', path: ({ crew }) => `/api/users/me/data-export/${crew.user.id}/file`, as: 'crew' },
  { method: 'GET', path: ({ stranger }) => `/api/users/${stranger.user.id}`, as: 'crew' },
  { method: 'POST', path: () => '/api/freelancer', as: 'crew', body: { title: 'Rigger' }, text: 'title' },
  {
    method: 'PUT',
    path: ({ crew }) => `/api/freelancer/${crew.user.id}`,
    as: 'crew',
    body: { title: 'Rigger' },
    text: 'bio',
  },
  { method: 'POST', path: () => '/api/cv/uploads', as: 'crew', body: { filename: 'cv.pdf' }, text: 'filename' },
  {
    method: 'PUT',
    path: ({ stranger }) => `/api/cv/uploads/${stranger.user.id}`,
    as: 'crew',
    body: { filename: 'cv.pdf' },
    text: 'contentType',
  },
  { method: 'POST', path: () => '/api/cv', as: 'crew' },
  { method: 'DELETE', path: () => '/api/cv', as: 'crew' },
  { method: 'GET', path: ({ crew }) => `/api/cv/download/${crew.user.id}`, as: 'crew' },
  { method: 'POST', path: () => '/api/recruiter', as: 'company', body: { company_name: 'Ours' }, text: 'company_name' },
  {
    method: 'PUT',
    path: ({ company }) => `/api/recruiter/${company.user.id}`,
    as: 'company',
    body: { phone: '1' },
    text: 'description',
  },
];

const named = endpoints.map((endpoint): [string, Endpoint] => {
  const nobody = { user: { id: ':id' } } as Person;
  return [`${endpoint.method} ${endpoint.path({ crew: nobody, company: nobody, stranger: nobody })}`, endpoint];
});
const writing = named.filter(([, { body }]) => body);
const guarded = named.filter(([, { as }]) => as);

describe('bad input', () => {
  let identity: Identity;
  let people: People;
  beforeAll(async () => {
    identity = await Identity.start();
    people = {
      crew: await identity.hasPerson(),
      company: await identity.hasPerson({ role: 'recruiter' }),
      stranger: await identity.hasPerson(),
    };
  });
  afterAll(() => identity.stop());

  const callerOf = ({ as }: Endpoint): TestClient => (as ? people[as].client : identity.anonymous);

  async function isRefused(client: TestClient, endpoint: Endpoint, body: unknown, statuses: number[]): Promise<void> {
    const before = await identity.fingerprint();
    const answer = await client.send<{ error: string; code: string; request_id: string }>(
      endpoint.method,
      endpoint.path(people),
      body,
    );
    expect(statuses).toContain(answer.status);
    expect(answer.body).toMatchObject({
      error: expect.any(String) as string,
      code: expect.stringMatching(/^[A-Z_]+$/) as string,
      request_id: answer.headers.get('x-request-id'),
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat \/|SELECT|node_modules|Unexpected token/);
    expect(await identity.fingerprint()).toBe(before);
  }

  it.each(writing)('%s refuses an unknown field [S2] [S18]', (_name, endpoint) =>
    isRefused(callerOf(endpoint), endpoint, { ...endpoint.body, is_admin: true }, [400]),
  );

  it.each(writing)('%s refuses the wrong types', async (_name, endpoint) => {
    for (const wrong of [{ $ne: null }, ['a', 'b'], 7]) {
      await isRefused(callerOf(endpoint), endpoint, { ...endpoint.body, [endpoint.text ?? '']: wrong }, [400]);
    }
    for (const body of ['[]', '"text"', '7', '{"broken']) await isRefused(callerOf(endpoint), endpoint, body, [400]);
  });

  it.each(writing.filter(([, { as }]) => !as))(
    '%s refuses a missing body and missing fields',
    async (_name, endpoint) => {
      await isRefused(callerOf(endpoint), endpoint, undefined, [400]);
      for (const field of Object.keys(endpoint.body ?? {})) {
        await isRefused(callerOf(endpoint), endpoint, { ...endpoint.body, [field]: undefined }, [400]);
      }
    },
  );

  it.each(writing)('%s refuses more text than any form has', async (_name, endpoint) => {
    const field = endpoint.text ?? '';
    await isRefused(callerOf(endpoint), endpoint, { ...endpoint.body, [field]: 'x'.repeat(60_000) }, [400]);
    await isRefused(callerOf(endpoint), endpoint, { ...endpoint.body, [field]: 'x'.repeat(1_200_000) }, [413]);
  });

  it.each(writing)('%s refuses what would reach into prototypes [S18] [S51]', async (_name, endpoint) => {
    const body = JSON.stringify(endpoint.body).replace('{', '{"__proto__":{"role":"admin"},');
    await isRefused(callerOf(endpoint), endpoint, body, [400]);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it.each(writing)('%s takes JSON only', async (_name, endpoint) => {
    const client = callerOf(endpoint).with({ 'content-type': 'text/plain' });
    await isRefused(client, endpoint, JSON.stringify(endpoint.body), [400, 415]);
  });

  it.each(guarded)('%s needs a token that stands [S28] [S62]', async (_name, endpoint) => {
    const gone = await identity.hasPerson({ role: endpoint.as === 'company' ? 'recruiter' : 'freelancer' });
    await gone.client.post('/api/auth/signout');
    await isRefused(identity.anonymous, endpoint, endpoint.body, [401]);
    await isRefused(identity.service.withToken('not-a-token'), endpoint, endpoint.body, [401]);
    await isRefused(gone.client, endpoint, endpoint.body, [401]);
    const claims = { 'x-user-id': people.crew.user.id, 'x-user-role': 'admin' };
    await isRefused(identity.anonymous.with(claims), endpoint, endpoint.body, [401]);
  });

  it('finds nothing under ids that are others’ or no ids at all, and nothing for a token without an account', async () => {
    const { crew, stranger } = people;
    const [session] = (await stranger.client.get<{ id: string }[]>('/api/auth/sessions')).body;
    const before = await identity.fingerprint();
    for (const id of [session?.id, newId(), '1%27--', '..%2F..', 'x'.repeat(90)]) {
      const answers = await Promise.all([
        crew.client.delete(`/api/auth/sessions/${id}`),
        crew.client.get(`/api/users/me/data-export/${id}/file`),
        identity.anonymous.get(`/api/media/${id}`),
        identity.anonymous.get(`/api/cv/file/${id}`),
      ]);
      for (const { status } of answers) expect(status).toBe(404);
    }
    const nobody = identity.service.as({ id: newId(), role: 'freelancer' });
    const asked = await Promise.all([
      nobody.post('/api/users/me/data-export'),
      nobody.get('/api/users/me/preferences'),
      nobody.put('/api/users/me/preferences', { profile_visible: true }),
    ]);
    expect(asked.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      Array(3).fill([404, 'USER_NOT_FOUND']),
    );
    expect(await identity.fingerprint()).toBe(before);
  });
});
