import type { Job, NearestJobs } from '@crewcall/contracts-jobs';
import { buildJob, JobRepository } from '@crewcall/jobs-domain';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

describe('searching jobs', () => {
  let market: Marketplace;

  beforeEach(async () => {
    market = await Marketplace.open();
  });
  afterEach(() => market.close());

  const post = (overrides: Record<string, unknown>): Promise<Job> => market.post(aRecruiter(), overrides);
  const advertise = async (title: string, overrides: Record<string, unknown> = {}): Promise<void> => {
    const ad = { recruiterId: null, externalSource: 'Reed', externalUrl: 'https://reed.example/1' };
    await market.service
      .get(JobRepository)
      .addJob(buildJob({ ...ad, title, company: 'Tideway', createdAt: new Date(), ...overrides }));
  };
  const titlesOf = async (query: string): Promise<string[]> => {
    const { status, body } = await market.service.anonymous().get<Job[]>(`/api/jobs?${query}`);
    expect(status).toBe(200);
    return body.map(({ title }) => title);
  };
  const nearest = async (query: string): Promise<NearestJobs> =>
    (await market.service.anonymous().get<NearestJobs>(`/api/jobs/nearest?${query}`)).body;

  const fields = { description: 'Two stages.', skills: [] };

  it('puts titles before descriptions and skills before companies, our own before ads, the newest first among equals', async () => {
    await post({ ...fields, title: 'Sound engineer' });
    await advertise('Sound technician');
    await post({ ...fields, title: 'Site electrician', company: 'Northfield Sounds' });
    await post({ ...fields, title: 'Stagehand', description: 'You help the sound crew.' });
    await post({ ...fields, title: 'Broadcast sound' });
    const recent = ['Broadcast sound', 'Stagehand', 'Site electrician', 'Sound technician', 'Sound engineer'];
    expect(await titlesOf('search=sound')).toEqual(recent);
    expect(await titlesOf('search=sound&order=best')).toEqual([
      'Broadcast sound',
      'Sound engineer',
      'Stagehand',
      'Site electrician',
      'Sound technician',
    ]);
    expect(await titlesOf('search=sound&order=best&page=2&page_size=2')).toEqual(['Stagehand', 'Site electrician']);
    expect(await titlesOf('order=best&page_size=1&page=5')).toEqual(['Sound technician']);
    expect(await titlesOf('source=boards')).toEqual(['Sound technician']);
    expect(await titlesOf('source=crewcall&search=sound&page_size=1&order=best')).toEqual(['Broadcast sound']);
  });

  it('finds words wherever each of them stands, also in the place where there are several [R107]', async () => {
    await post({ ...fields, title: 'AV engineer', skills: ['Tech rehearsals'], location: 'Manchester' });
    await post({ ...fields, title: 'AV engineer', location: 'Leeds' });
    expect(await titlesOf('order=best&search=AV%20tech%20manchester')).toHaveLength(1);
    expect(await titlesOf('order=best&search=engineer%20%20av')).toHaveLength(2);
    expect(await titlesOf('order=best&search=manchester')).toEqual([]);
  });

  it('is by days, both of them included, and leaves out what has none', async () => {
    for (const day of ['2035-06-11', '2035-06-12', '2035-06-13']) await post({ title: day, event_date: day });
    await advertise('No day', { eventDate: null });
    expect(await titlesOf('from=2035-06-12')).toEqual(['2035-06-13', '2035-06-12']);
    expect(await titlesOf('to=2035-06-12&from=2035-06-12')).toEqual(['2035-06-12']);
    expect(await titlesOf('to=2035-06-11&order=best')).toEqual(['2035-06-11']);
  });

  it.each(['from=2035-02-30', 'to=tomorrow', 'source=reed', 'order=pay'])('refuses %s', async (query) => {
    expect((await market.service.anonymous().get(`/api/jobs?${query}`)).status).toBe(400);
  });

  it('counts exactly while days and jobs change [R114]', async () => {
    const [recruiter, query] = [aRecruiter(), 'from=2035-06-12&source=crewcall&page_size=1'];
    const jobs = [await market.post(recruiter), await market.post(recruiter)];
    const total = async (): Promise<string | null> =>
      (await market.service.anonymous().get(`/api/jobs?${query}`)).headers.get('x-total-count');
    expect(await total()).toBe('2');
    await market.post(recruiter);
    expect(await total()).toBe('3');
    await market.service.as(recruiter).put(`/api/jobs/${jobs[0]?.id}`, { event_date: '2035-06-11' });
    expect(await total()).toBe('2');
    await market.service.as(recruiter).delete(`/api/jobs/${jobs[1]?.id}`);
    expect(await total()).toBe('1');
  });

  it('offers the likely spelling of what it did not find, and its jobs', async () => {
    const job = await post({ ...fields, title: 'Sound engineer', location: 'Manchester' });
    await post({ ...fields, title: 'Rigger', location: 'Leeds' });
    expect(await titlesOf('order=best&search=sound%20enginer')).toEqual([]);
    const { searches, jobs } = await nearest('search=sound%20enginer');
    expect(searches[0]).toEqual({ search: 'sound engineer', total: 1 });
    expect(jobs.map(({ id }) => id)).toEqual([job.id]);
    expect((await nearest('search=Suond&location=manchestre')).searches[0]).toEqual({
      search: 'sound',
      location: 'manchester',
      total: 1,
    });
  });

  it('offers wider searches, and to crew whether they have applied', async () => {
    const crew = aFreelancer();
    const job = await post({ ...fields, title: 'Sound engineer', location: 'Leeds' });
    await market.apply(crew, job);
    const query = 'search=sound%20rigger&location=Leeds&from=2040-01-01';
    const { body } = await market.service.as(crew).get<NearestJobs>(`/api/jobs/nearest?${query}`);
    expect(body.searches).toEqual([
      { location: 'Leeds', total: 1 },
      { search: 'sound', total: 1 },
    ]);
    expect(body.jobs).toMatchObject([{ id: job.id, applied: true }]);
    expect(await nearest('search=theremin')).toEqual({ searches: [], jobs: [] });
  });
});
