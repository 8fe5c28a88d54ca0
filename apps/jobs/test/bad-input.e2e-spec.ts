import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { tokenFor, type TestActor } from '@crewcall/testing-node';
import { aFreelancer, aRecruiter, gig, Marketplace } from './marketplace.js';

const MEGABYTE = 1_000_000;

describe('bad input', () => {
  let market: Marketplace;
  let recruiter: TestActor;
  let freelancer: TestActor;
  let jobPath: string;
  let applicationPath: string;
  let before: string;

  /** A digest of every row of every table that a request could change. */
  const digest = async (): Promise<string> => {
    const tables = ['jobs', 'applications', 'people', 'job_totals', 'outbox', 'idempotency_keys'];
    const parts = tables.map(
      (table) => `(SELECT coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') FROM ${table} t)`,
    );
    const [row] = await market.service.rows<{ digest: string }>(`SELECT concat_ws('|', ${parts.join(', ')}) AS digest`);
    return row?.digest ?? '';
  };

  beforeAll(async () => {
    market = await Marketplace.open();
    const applied = await market.applied();
    ({ recruiter, freelancer } = applied);
    jobPath = `/api/jobs/${applied.job.id}`;
    applicationPath = applied.path;
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    await market.toldInAll({ name: '', payload: Object, heardBy: [] }, ''); // the outbox is empty
    before = await digest();
  });
  afterEach(async () => {
    expect(await digest()).toBe(before);
  });

  const expectRefusal = (
    answer: { status: number; body: Record<string, unknown>; headers: Headers },
    status: number,
  ): void => {
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status,
      body: {
        error: expect.any(String) as string,
        code: expect.stringMatching(/^[A-Z_]+$/) as string,
        request_id: answer.headers.get('x-request-id'),
      },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/select |insert |postgres|typeorm|node_modules|\.ts:\d/i);
  };

  describe('in the list of jobs [R107] [R121]', () => {
    it.each([
      'page=0',
      'page=-1',
      'page=1e9',
      'page=1.5',
      'page=two',
      'page=',
      'page=1&page=2',
      'page=99999999999999999999',
      'page_size=0',
      'page_size=101',
      'page_size=-5',
      'page_size=NaN',
      'search[]=a',
      'search[$ne]=a',
      'search=a&search=b',
      'search=%00',
      'location=a%0Ab',
      'sort=title',
      `search=${'a'.repeat(201)}`,
      `location=${'a'.repeat(161)}`,
      `category=${'a'.repeat(61)}`,
      '__proto__[x]=1',
    ])('%.40s is refused', async (query) => {
      expectRefusal(await market.service.anonymous().get(`/api/jobs?${query}`), 400);
    });

    it.each([
      'search=%25',
      'search=_',
      "search='",
      'search=%22',
      'search=%5C',
      'search=%F0%9F%8E%A7',
      'search=%FF',
      'category=%27%3B--',
      'location=%25%25',
    ])('%s is only text', async (query) => {
      const { status, headers } = await market.service.anonymous().get(`/api/jobs?${query}`);
      expect([status, headers.get('x-total-count')]).toEqual([200, '0']);
    });
  });

  describe('in a job [R131] [R133] [R139] [R140]', () => {
    const broken: [string, Record<string, unknown>][] = [
      ...Object.keys(gig)
        .filter((field) => !['company', 'skills'].includes(field))
        .flatMap((field): [string, Record<string, unknown>][] => [
          [`${field} null`, { [field]: null }],
          [`${field} a list`, { [field]: ['x'] }],
          [`${field} an object`, { [field]: { $ne: 1 } }],
          [`${field} too long`, { [field]: 'x'.repeat(MEGABYTE / 2) }],
        ]),
      ...[0, 1.5, -1, 1e9, '2', true].map((days): [string, Record<string, unknown>] => [
        `days ${String(days)}`,
        { days },
      ]),
      ...[0, 1.5, -1, 1e9].map((hours): [string, Record<string, unknown>] => [
        `hours ${hours}`,
        { duration_type: 'hours', hours },
      ]),
      ['title blank', { title: '   ' }],
      ['title with a line end', { title: 'a\r\nBcc: everyone' }],
      ['title with NUL', { title: 'a\u0000b' }],
      ['title with half a character', { title: 'a\ud83d' }],
      ['description with NUL', { description: 'a\u0000b' }],
      ['unknown type', { type: 'job' }],
      ['contract without a contract type', { type: 'contract' }],
      ['unknown contract type', { type: 'contract', contract_type: 'forever' }],
      ['30 February', { event_date: '2035-02-30' }],
      ['a time of another clock', { duration_type: 'time', start_time: '9am', end_time: '17:00' }],
      ['the end before the start', { duration_type: 'time', start_time: '17:00', end_time: '09:00' }],
      ['two nights', { duration_type: 'time', start_time: '17:00', end_time: '09:00', end_day_offset: 2 }],
      ['skills that are text', { skills: 'Rigging' }],
      ['31 skills', { skills: Array.from({ length: 31 }, (_, index) => `skill ${index}`) }],
      ['a long skill', { skills: ['x'.repeat(61)] }],
      ['a skill that is no text', { skills: [1] }],
      ['no positions', { positions: 0 }],
      ['half a position', { positions: 0.5 }],
      ['a negative rate', { rate_pence: -1 }],
      ['an unknown unit', { rate_unit: 'fortnight' }],
      ['closed from the start', { status: 'closed' }],
      ['an unknown field', { hired_count: 5 }],
      ['somebody else’s source', { external_source: 'Reed', external_url: 'https://example.org' }],
      ['a long company', { company: 'x'.repeat(121) }],
    ];

    it.each(broken)('%s is refused when posting', async (_what, change) => {
      expectRefusal(await market.service.as(recruiter).post('/api/jobs', { ...gig, ...change }), 400);
    });

    it.each(broken.filter(([what]) => what !== 'unknown contract type'))(
      '%s is refused when editing',
      async (_what, change) => {
        const isDays = 'days' in change ? { duration_type: 'days' } : {};
        expectRefusal(await market.service.as(recruiter).put(jobPath, { ...isDays, ...change }), 400);
      },
    );

    it.each([
      ['no JSON', '{"title": '],
      ['a list', '[]'],
      ['text', '"x"'],
      ['a number', '5'],
      ['prototype pollution', '{"__proto__": {"role": "admin"}}'],
    ])('%s is refused as a body', async (_what, body) => {
      expectRefusal(await market.service.as(recruiter).post('/api/jobs', body), 400);
      expectRefusal(await market.service.as(recruiter).put(jobPath, body), 400);
    });

    it('a megabyte of text is refused whole', async () => {
      expectRefusal(
        await market.service.as(recruiter).post('/api/jobs', { ...gig, description: 'x'.repeat(1.1 * MEGABYTE) }),
        413,
      );
    });
  });

  describe('in applications [R146] [R152] [R149]', () => {
    it.each([
      ['a letter that is no text', { coverLetter: 5 }],
      ['a letter with NUL', { coverLetter: 'a\u0000' }],
      ['a letter of 5001 characters', { coverLetter: 'x'.repeat(5001) }],
      ['an unknown field', { status: 'hired' }],
      ['an id that is no text', { freelancerId: 5 }],
    ])('%s is refused when applying', async (_what, input) => {
      expectRefusal(await market.service.as(aFreelancer()).post(`${jobPath}/apply`, input), 400);
    });

    it.each([
      ['a message that is no text', { message: { a: 1 } }],
      ['a message of 2001 characters', { message: 'x'.repeat(2001) }],
      ['an unknown field', { reason: 'x' }],
    ])('%s is refused when rejecting', async (_what, input) => {
      expectRefusal(await market.service.as(recruiter).put(`${applicationPath}/reject`, input), 400);
    });

    it.each([
      'status=anything',
      'status=',
      'status=hired,none',
      'job_id=5',
      'page=0',
      'sort=asc',
      `status=${'hired,'.repeat(50)}`,
    ])('the list refuses %.30s', async (query) => {
      expectRefusal(
        await market.service.as(recruiter).get(`/api/recruiter/${recruiter.id}/applications?${query}`),
        400,
      );
      expectRefusal(
        await market.service.as(freelancer).get(`/api/freelancer/${freelancer.id}/applications?${query}`),
        400,
      );
    });

    it.each(['nonsense', '%00', "1'--", '0193f2a0-0000-7000-8000-000000000001', 'x'.repeat(150)])(
      'no application has the id %.20s',
      async (id) => {
        const company = market.service.as(recruiter);
        for (const move of ['accept', 'review', 'shortlist'])
          expectRefusal(await company.put(`/api/applications/${id}/${move}`), 404);
        expectRefusal(await company.put(`/api/applications/${id}/reject`, {}), 404);
        expectRefusal(await company.get(`/api/applications/${id}`), 404);
        expectRefusal(await company.delete(`/api/applications/${id}`), 404);
        expectRefusal(await company.put(`/api/jobs/${id}`, { title: 'x' }), 404);
        expectRefusal(await company.delete(`/api/jobs/${id}`), 404);
        expectRefusal(await market.service.as(freelancer).post(`/api/jobs/${id}/apply`, {}), 404);
      },
    );
  });

  describe('of who is asking [R143] [R248] [R249]', () => {
    const writes = (): [method: string, path: string, body?: object][] => [
      ['POST', '/api/jobs', gig],
      ['PUT', jobPath, { title: 'x' }],
      ['DELETE', jobPath],
      ['POST', `${jobPath}/apply`, {}],
      ...['accept', 'review', 'shortlist'].map((move): [string, string] => ['PUT', `${applicationPath}/${move}`]),
      ['PUT', `${applicationPath}/reject`, {}],
      ['DELETE', applicationPath],
      ['GET', applicationPath],
      ['GET', '/api/applications/counts'],
      ['GET', `/api/recruiter/${recruiter.id}/applications`],
      ['GET', `/api/freelancer/${freelancer.id}/applications`],
    ];

    it('no token, an expired one and nonsense prove nothing', async () => {
      for (const client of [
        market.service.anonymous(),
        market.service.withToken(tokenFor(recruiter, { expiresInSeconds: -60 })),
        market.service.withToken('nonsense'),
        market.service.anonymous().with({ 'x-user-id': recruiter.id, 'x-user-role': 'recruiter' }),
      ]) {
        for (const [method, path, body] of writes()) expectRefusal(await client.send(method, path, body), 401);
      }
    });

    it('a token whose session was ended proves nothing', async () => {
      const sessionId = newId();
      await market.service.get(SessionRevocations).revokeSession(sessionId);
      for (const actor of [recruiter, freelancer]) {
        const client = market.service.as({ ...actor, sessionId });
        for (const [method, path, body] of writes()) expectRefusal(await client.send(method, path, body), 401);
      }
    });

    it('strangers of either role change nothing', async () => {
      for (const stranger of [aRecruiter(), aFreelancer()]) {
        for (const [method, path, body] of writes()) {
          const isTheirRight =
            path === '/api/applications/counts' ||
            (stranger.role === 'recruiter' ? path === '/api/jobs' : path.endsWith('/apply'));
          if (isTheirRight) continue;
          const { status } = await market.service.as(stranger).send(method, path, body);
          expect([method, path, [403, 404].includes(status)]).toEqual([method, path, true]);
        }
      }
    });

    it('the rights follow the role of today [R248] [R249]', async () => {
      const formerFreelancer = market.service.as({ ...freelancer, role: 'recruiter' });
      expectRefusal(await formerFreelancer.get(applicationPath), 404);
      expectRefusal(await formerFreelancer.delete(applicationPath), 404);
      expectRefusal(await formerFreelancer.get(`/api/freelancer/${freelancer.id}/applications`), 403);
    });
  });
});
