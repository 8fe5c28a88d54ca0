import { contractTypeOptions, type Job } from '@crewcall/contracts-jobs';
import { buildJob, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

describe('the list of jobs', () => {
  let market: Marketplace;
  const add = (job: Partial<JobEntity>) => market.service.get(JobRepository).addJob(buildJob(job));
  const find = (query: string) => market.service.anonymous().get<Job[]>(`/api/jobs?${query}`);
  const titles = async (query: string) => (await find(query)).body.map(({ title }) => title);
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

  beforeAll(async () => {
    market = await Marketplace.open();
    const leeds = { location: 'Leeds, West Yorkshire' };
    await add({
      ...leeds,
      title: 'Sound engineer',
      company: 'Northlight',
      description: 'FOH at a festival',
      skills: ['Rigging'],
      createdAt: at(1),
    });
    await add({
      title: 'Camera operator',
      company: 'Öresund Films',
      location: 'LONDON',
      description: '50% upfront_paid',
      skills: ['Video Production'],
      type: 'contract',
      contractType: 'fixed-term',
      createdAt: at(2),
    });
    await add({
      title: 'Stage manager',
      company: "O'Hara & Sons",
      location: 'Bristol',
      description: 'Back\\slash',
      skills: [],
      type: 'contract',
      contractType: 'full-time',
      status: 'paused',
      createdAt: at(3),
    });
    await add({
      ...leeds,
      title: 'Projectionist 🎥',
      company: 'Northlight',
      description: 'Cinema',
      skills: [],
      createdAt: at(4),
      type: 'contract',
      contractType: null,
      employmentType: 'Temporary',
    });
    await add({ ...leeds, title: 'Closed sound engineer', status: 'closed', closedReason: 'filled', createdAt: at(5) });
    await add({
      ...leeds,
      title: 'Deleted sound engineer',
      status: 'closed',
      closedReason: 'deleted',
      deletedAt: at(6),
      createdAt: at(6),
    });
  });
  afterAll(() => market.close());

  it('shows what is not closed, newest first, with its length [R115] [R122] [R114]', async () => {
    const { body, headers } = await find('');
    expect(body.map(({ title }) => title)).toEqual([
      'Projectionist 🎥',
      'Stage manager',
      'Camera operator',
      'Sound engineer',
    ]);
    expect(headers.get('x-total-count')).toBe('4');
    expect(headers.get('link')).toBe('</api/jobs?page=1>; rel="first", </api/jobs?page=1>; rel="last"');
  });

  it.each([
    ['title', 'SOUND eng', ['Sound engineer']],
    ['company', 'northlight', ['Projectionist 🎥', 'Sound engineer']],
    ['description', 'foh AT', ['Sound engineer']],
    ['skills', 'video prod', ['Camera operator']],
    ['letters beyond ASCII', 'öRESUND', ['Camera operator']],
    ['two letters', 'oh', ['Sound engineer']],
    ['an apostrophe', "o'hara", ['Stage manager']],
    ['a quote', '" OR 1=1 --', []],
    ['an emoji', '🎥', ['Projectionist 🎥']],
    ['a percent sign', '%', ['Camera operator']],
    ['an underscore', 'upfront_', ['Camera operator']],
    ['an underscore that is no wildcard', 'sound_engineer', []],
    ['a backslash', 'back\\', ['Stage manager']],
    ['spaces around', '  projectionist ', ['Projectionist 🎥']],
    ['two fields at once', 'engineer northlight', []],
    ['nothing', 'zzz', []],
  ])('finds by %s [R107]', async (_what, search, found) => {
    const { body, headers } = await find(new URLSearchParams({ search }).toString());
    expect(body.map(({ title }) => title)).toEqual(found);
    expect(headers.get('x-total-count')).toBe(String(body.length));
  });

  it('finds by a part of the location in any case [R108]', async () => {
    expect(await titles('location=yorkSHIRE')).toEqual(['Projectionist 🎥', 'Sound engineer']);
    expect(await titles('location=london')).toEqual(['Camera operator']);
  });

  it.each([
    ['all', 4],
    ['', 4],
    ['freelance', 1],
    ['gig', 1],
    ['contract', 3],
    ['Full-Time', 1],
    ['fixed-term', 1],
    ['Fixed term', 1],
    ['temporary', 1],
    ['part-time', 0],
    ['full', 0],
  ])('filters by the contract type %j exactly [R109] [R110]', async (category, count) => {
    const { body, headers } = await find(new URLSearchParams({ category }).toString());
    expect([body.length, headers.get('x-total-count')]).toEqual([count, String(count)]);
  });

  it('knows every option of the filter [R109]', async () => {
    for (const { value } of contractTypeOptions) expect((await find(`category=${value}`)).status).toBe(200);
  });

  it('combines all filters [R107] [R108] [R110]', async () => {
    expect(await titles('search=northlight&location=leeds&category=gig')).toEqual(['Sound engineer']);
    expect(await titles('search=northlight&location=bristol&category=gig')).toEqual([]);
  });

  it('keeps its length right while jobs come, change, close and go [R114]', async () => {
    const recruiter = aRecruiter();
    const totals = async () =>
      Promise.all(
        ['page_size=1', 'search=whistleblower&page_size=1', 'location=orkney&page_size=1'].map(async (query) =>
          (await find(query)).headers.get('x-total-count'),
        ),
      );
    expect(await totals()).toEqual(['4', '0', '0']);
    const job = await market.post(recruiter, { title: 'Whistleblower', location: 'Orkney', positions: 1 });
    const second = await market.post(recruiter, { title: 'Whistleblower' });
    expect(await totals()).toEqual(['6', '2', '1']);
    await market.service.as(recruiter).put(`/api/jobs/${job.id}`, { title: 'Piper', location: 'Skye' });
    expect(await totals()).toEqual(['6', '1', '0']);
    await market.service.as(recruiter).delete(`/api/jobs/${job.id}`);
    expect(await totals()).toEqual(['5', '1', '0']);
    await market.service.as(recruiter).delete(`/api/jobs/${second.id}`);
    expect(await totals()).toEqual(['4', '0', '0']);
  });

  it('counts once for many visitors who ask at one moment [R122]', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => find('search=e&page_size=1')));
    expect(new Set(answers.map(({ headers }) => headers.get('x-total-count')))).toEqual(new Set(['4']));
  });

  it('pages by ten, or by as many as asked [R112] [R121]', async () => {
    const recruiter = aRecruiter();
    for (let number = 1; number <= 12; number += 1)
      await add({ title: `Paged ${number}`, recruiterId: recruiter.id, createdAt: at(10 + number) });
    const first = await find('search=paged');
    expect([first.body.length, first.headers.get('x-total-count')]).toEqual([10, '12']);
    expect(first.headers.get('link')).toContain('</api/jobs?search=paged&page=2>; rel="next"');
    expect(await titles('search=paged&page=2')).toEqual(['Paged 2', 'Paged 1']);
    expect(await titles('search=paged&page=3&page_size=5')).toEqual(['Paged 2', 'Paged 1']);
    const beyond = await find('search=paged&page=9');
    expect([beyond.body, beyond.headers.get('x-total-count')]).toEqual([[], '12']);
    await market.service.rows('DELETE FROM jobs WHERE recruiter_id = $1', [recruiter.id]);
  });

  it('orders jobs of one moment the same way every time [R122]', async () => {
    const recruiter = aRecruiter();
    for (let count = 0; count < 6; count += 1)
      await add({ title: 'Twin', recruiterId: recruiter.id, createdAt: at(30) });
    const ids = async (page: number) => (await find(`search=twin&page_size=2&page=${page}`)).body.map(({ id }) => id);
    const paged = [...(await ids(1)), ...(await ids(2)), ...(await ids(3))];
    expect(new Set(paged).size).toBe(6);
    expect(paged).toEqual([...paged].sort().reverse());
    await market.service.rows('DELETE FROM jobs WHERE recruiter_id = $1', [recruiter.id]);
  });

  it('tells freelancers, and no other user, what they have applied for [R116]', async () => {
    const { recruiter, freelancer, job } = await market.applied({ title: 'Applied for' });
    const seen = async (client: ReturnType<typeof market.service.anonymous>) =>
      (await client.get<Job[]>('/api/jobs?search=applied%20for')).body.map(({ applied }) => applied);
    expect(await seen(market.service.as(freelancer))).toEqual([true]);
    expect(await seen(market.service.as(aFreelancer()))).toEqual([false]);
    expect(await seen(market.service.as(recruiter))).toEqual([undefined]);
    expect(await seen(market.service.anonymous())).toEqual([undefined]);
    expect((await market.service.as(freelancer).get<Job>(`/api/jobs/${job.id}`)).body.applied).toBe(true);
  });
});
