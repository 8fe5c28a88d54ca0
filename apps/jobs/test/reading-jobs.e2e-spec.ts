import { once } from 'node:events';
import { moderationDecided } from '@crewcall/contracts-admin/dto';
import type { Job, ListedAddresses } from '@crewcall/contracts-jobs';
import { jobClosed, jobPosted, jobReported, searchesFoundNothing } from '@crewcall/contracts-jobs/dto';
import { buildJob, JobRepository } from '@crewcall/jobs-domain';
import { RedisConfig } from '@crewcall/platform-config';
import { newId, REDIS, Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import type { Redis } from 'ioredis';
import { MissedSearches } from '../src/searches/missed-searches.service.js';
import { aFreelancer, anAdmin, aRecruiter, Marketplace } from './marketplace.js';

describe('reading jobs', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  it('is shown with a title of 120 characters, as people count them, and so is its event', async () => {
    const title = '👨‍👩‍👧‍👦'.repeat(120);
    const job = await market.post(aRecruiter(), { title });
    expect(job.title).toBe(title);
    expect((await market.service.outbox(jobPosted, job.id)).map(({ payload }) => payload.title)).toEqual([title]);
  });

  it('is shown whole, also by its display id [R123] [R142] [R119]', async () => {
    const recruiter = aRecruiter();
    const job = await market.post(recruiter);
    for (const id of [job.id, `real-${job.id}`]) {
      expect((await market.service.anonymous().get<Job>(`/api/jobs/${id}`)).body).toEqual(job);
    }
    expect(Object.keys(job)).toEqual(
      expect.arrayContaining([
        'id',
        'recruiter_id',
        'company',
        'title',
        'type',
        'contract_type',
        'employmentType',
        'location',
        'rate',
        'description',
        'event_date',
        'duration',
        'duration_type',
        'start_time',
        'end_time',
        'days',
        'hours',
        'skills',
        'status',
        'created_at',
        'updated_at',
        'external_url',
        'external_source',
      ]),
    );
    expect(JSON.stringify(job)).not.toMatch(/search|version|deleted/);
  });

  it('says so when it is closed, and is gone when it was deleted [R123]', async () => {
    const { recruiter, job, path } = await market.applied();
    await market.service.as(recruiter).put(`${path}/accept`);
    expect((await market.service.anonymous().get<Job>(`/api/jobs/${job.id}`)).body.status).toBe('closed');
    const other = await market.post(recruiter);
    await market.service.as(recruiter).delete(`/api/jobs/${other.id}`);
    expect((await market.service.anonymous().get(`/api/jobs/${other.id}`)).status).toBe(404);
  });

  it.each(['0193f2a0-0000-7000-8000-000000000001', 'nonsense', "1'--", '%00', 'real-', '..%2f..'])(
    'is 404 for the id %j [R123]',
    async (id) => {
      const { status, body } = await market.service.anonymous().get(`/api/jobs/${id}`);
      expect([status, Object.keys(body).sort()]).toEqual([404, ['code', 'error', 'request_id']]);
    },
  );

  it('tells a company, and no other user, how many people stand by their application and how many wait', async () => {
    const { recruiter, job, path } = await market.applied();
    await market.apply(aFreelancer(), job);
    await market.service.as(recruiter).put(`${path}/review`);
    const gone = aFreelancer();
    const { id } = await market.apply(gone, job);
    await market.service.as(gone).delete(`/api/applications/${id}`);
    const empty = await market.post(recruiter);
    const seen = async (client: ReturnType<typeof market.service.anonymous>) =>
      (await client.get<Job[]>(`/api/jobs/recruiter/${recruiter.id}`)).body.map(({ id, applicants }) => [
        id,
        applicants,
      ]);
    expect(await seen(market.service.as(recruiter))).toEqual([
      [empty.id, { total: 0, waiting: 0 }],
      [job.id, { total: 2, waiting: 1 }],
    ]);
    for (const other of [market.service.anonymous(), market.service.as(aRecruiter()), market.service.as(aFreelancer())])
      expect((await seen(other)).map(([, applicants]) => applicants)).toEqual([undefined, undefined]);
  });

  it('shows a company all of its jobs and every other user those that are listed [R123]', async () => {
    const recruiter = aRecruiter();
    await market.post(recruiter, { title: 'Open' });
    const { path } = await (async () => {
      const job = await market.post(recruiter, { title: 'Filled' });
      return { path: `/api/applications/${(await market.apply(aFreelancer(), job)).id}` };
    })();
    await market.service.as(recruiter).put(`${path}/accept`);
    const list = `/api/jobs/recruiter/${recruiter.id}`;
    const seen = async (client: ReturnType<typeof market.service.anonymous>) =>
      (await client.get<Job[]>(list)).body.map(({ title }) => title);
    expect(await seen(market.service.as(recruiter))).toEqual(['Filled', 'Open']);
    expect(await seen(market.service.as(anAdmin()))).toEqual(['Filled', 'Open']);
    expect(await seen(market.service.anonymous())).toEqual(['Open']);
    expect(await seen(market.service.as(aRecruiter()))).toEqual(['Open']);
    const page = await market.service.as(recruiter).get(`${list}?page_size=1&page=2`);
    expect([page.headers.get('x-total-count'), (page.body as unknown as Job[]).length]).toEqual(['2', 1]);
    expect((await market.service.anonymous().get('/api/jobs/recruiter/nobody')).body).toEqual([]);
  });

  it('tells search engines of open jobs of our own, and of no others [R123] [R115]', async () => {
    const recruiter = aRecruiter();
    const open = await market.post(recruiter);
    const gone = await market.post(recruiter);
    await market.service.as(recruiter).delete(`/api/jobs/${gone.id}`);
    await market.service
      .get(JobRepository)
      .addJob(buildJob({ recruiterId: null, externalSource: 'Reed', externalUrl: 'https://reed.example/1' }));
    const { body } = await market.service.anonymous().get<ListedAddresses>('/api/jobs/sitemap');
    const ids = body.jobs.map(({ id }) => id);
    expect([ids.includes(open.id), ids.includes(gone.id), ids.length]).toEqual([true, false, body.total]);
    expect((await market.service.rows('SELECT id FROM jobs WHERE external_source IS NOT NULL')).length).toBe(1);
    const far = await market.service.anonymous().get<ListedAddresses>('/api/jobs/sitemap?page=100');
    expect(far.body.jobs).toEqual([]);
    for (const page of ['0', '-1', '101', 'x', '1e9'])
      expect((await market.service.anonymous().get(`/api/jobs/sitemap?page=${page}`)).status).toBe(400);
  });

  it('is reported by any user but its owner, as it reads then', async () => {
    const recruiter = aRecruiter();
    const job = await market.post(recruiter, { title: 'Pay to work', description: 'Send us £50 first.' });
    const report = (who: ReturnType<typeof aRecruiter>, reason: unknown = 'A fraud', id = job.id) =>
      market.service.as(who).post(`/api/jobs/${id}/report`, { reason });
    const reporter = aFreelancer();
    for (const bad of [null, '  ', 7, 'x'.repeat(1001), 'nul\u0000'])
      expect((await report(reporter, bad)).status).toBe(400);
    expect((await report(reporter, 'A fraud', 'nonsense')).status).toBe(404);
    expect((await report(recruiter)).status).toBe(403);
    expect((await report(reporter, 'A fraud', `real-${job.id}`)).status).toBe(204);
    const told = await market.service.outbox(jobReported, job.id);
    expect(told).toMatchObject([
      { actor_id: reporter.id, payload: { kind: 'job', person_id: recruiter.id, reason: 'A fraud' } },
    ]);
    expect(told[0]?.payload.snapshot).toMatch(/^Pay to work\n[^]*Send us £50 first\./);
    const applicant = aFreelancer();
    await market.apply(applicant, job);
    const decide = (decision: 'warned' | 'removed') =>
      market.service.deliver(moderationDecided, {
        subjectId: job.id,
        payload: { case_id: job.id, decision, target: { kind: 'job', id: job.id }, person_id: recruiter.id },
      });
    await decide('warned');
    expect((await market.service.anonymous().get(`/api/jobs/${job.id}`)).status).toBe(200);
    await decide('removed');
    expect((await market.service.anonymous().get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await market.service.outbox(jobClosed, job.id)).map(({ payload }) => payload)).toMatchObject([
      { reason: 'deleted', applicant_ids: [applicant.id] },
    ]);
  });

  it('tells what was looked for in vain, together and without names [R244]', async () => {
    const looked = async (query: string) => {
      await market.service.anonymous().get(`/api/jobs?${query}`);
    };
    for (const query of ['search=Theremin', 'search=theremin&page=1', 'search=xy', 'search=nobody@crew.example'])
      await looked(query);
    await looked('search=theremin&category=freelance');
    const searches = market.service.get(MissedSearches);
    await searches.publish();
    await searches.publish();
    expect((await market.service.outbox(searchesFoundNothing)).map(({ payload }) => payload.terms)).toEqual([
      [{ term: 'theremin', count: 2 }],
    ]);
  });

  it('tells it once more as the same event where Redis fails after it was told', async () => {
    const redis = market.service.get<Redis>(REDIS);
    const username = `undeleting-${newId()}`;
    await redis.acl('SETUSER', username, 'on', 'nopass', '~*', '&*', '+@all', '-del');
    const failing = redis.duplicate({ username, password: 'any' });
    await once(failing, 'ready');
    const [events, transactions] = [market.service.get(Events), market.service.get(Transactions)];
    await market.service.anonymous().get('/api/jobs?search=ocarina');
    // Counted behind the answer, before what is asked next.
    await redis.ping();
    await expect(
      new MissedSearches(failing, events, transactions, market.service.get(RedisConfig)).publish(),
    ).rejects.toThrow('NOPERM');
    await market.service.get(MissedSearches).publish();
    const told = (await market.service.outbox(searchesFoundNothing)).filter(
      ({ payload: { terms } }) => terms[0]?.term === 'ocarina',
    );
    expect(told.map(({ payload: { terms } }) => terms)).toEqual([[{ term: 'ocarina', count: 1 }]]);
    failing.disconnect();
    await redis.acl('DELUSER', username);
  });
});
