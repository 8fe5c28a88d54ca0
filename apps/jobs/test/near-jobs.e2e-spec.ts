import type { Job, NearestJobs } from '@crewcall/contracts-jobs';
import { buildJob, JobEntity } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { aRecruiter, Marketplace } from './marketplace.js';

const places = [
  'Manchester',
  'Liverpool, L1 8JQ',
  'Leeds, West Yorkshire',
  'Printworks, London SE16 7PJ',
  'To be agreed',
];

describe('jobs near a place', () => {
  let market: Marketplace;

  beforeEach(async () => {
    market = await Marketplace.open();
    for (const location of places) await market.post(aRecruiter(), { title: location, location });
  });
  afterEach(() => market.close());

  const list = (query: string) => market.service.anonymous().get<Job[]>(`/api/jobs?${query}`);
  const titles = async (query: string): Promise<string[]> => (await list(query)).body.map(({ title }) => title);

  it('keeps to those within so many miles of a town or a postcode, and says how far each is [R488]', async () => {
    expect(await titles('near=Manchester&within=5')).toEqual(['Manchester']);
    expect(await titles('near=M3%204LQ&within=50')).toEqual([
      'Leeds, West Yorkshire',
      'Liverpool, L1 8JQ',
      'Manchester',
    ]);
    const { body, headers } = await list('near=Manchester&order=nearest');
    expect(body.map(({ title, miles }) => [title, miles])).toEqual([
      ['Manchester', 0],
      ['Liverpool, L1 8JQ', 31],
      ['Leeds, West Yorkshire', 36],
      ['Printworks, London SE16 7PJ', 163],
      ['To be agreed', null],
    ]);
    expect(headers.get('x-total-count')).toBe('5');
    expect(await titles('near=Manchester&order=nearest&page_size=2&page=2')).toEqual([
      'Leeds, West Yorkshire',
      'Printworks, London SE16 7PJ',
    ]);
    expect((await list('location=Manchester')).body[0]).not.toHaveProperty('miles');
    expect(await titles('near=manch&within=5')).toEqual(['Manchester']);
    expect(await titles('near=Manchester&location=leeds')).toEqual(['Leeds, West Yorkshire']);
  });

  it.each([
    ['near=Nowhereville', 'We do not know this place. Please give a UK town or postcode.'],
    ['near=Leeds&within=7', 'Please choose 5, 10, 25, 50 or 100 miles.'],
    ['within=10', 'Please say near which town or postcode.'],
    ['order=nearest', 'Please say near which town or postcode.'],
  ])('refuses %s', async (query, message) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: message });
  });

  it('shows miles from town to town, never a coordinate: asking from many places finds no door [R491]', async () => {
    const hidden = { title: 'Hidden', location: 'Unit 7, 3 Mill Lane, Leeds, LS6 3AA', hides_place: true };
    await market.post(aRecruiter(), hidden);
    const { body } = await list('near=Leeds&within=5');
    expect(body.map(({ miles }) => miles)).toEqual([0, 0]);
    expect(JSON.stringify(body)).not.toMatch(/"(lat|lon|placed_as)"|Mill Lane/);
  });

  it('counts exactly while jobs move from town to town', async () => {
    const recruiter = aRecruiter();
    const total = async (): Promise<string | null> =>
      (await list('near=Leeds&within=10&page_size=1')).headers.get('x-total-count');
    const job = await market.post(recruiter, { location: 'Leeds' });
    expect(await total()).toBe('2');
    await market.service.as(recruiter).put(`/api/jobs/${job.id}`, { location: 'Glasgow' });
    expect(await total()).toBe('1');
    await market.service.as(recruiter).put(`/api/jobs/${job.id}`, { location: 'Leeds, LS1' });
    expect(await total()).toBe('2');
  });

  it('offers a wider circle where nothing is near', async () => {
    const { body } = await market.service.anonymous().get<NearestJobs>('/api/jobs/nearest?near=Preston&within=5');
    expect(body.searches[0]).toEqual({ near: 'Preston', within: 50, total: 3 });
    expect(body.jobs[0]).toMatchObject({ miles: expect.any(Number) });
  });

  it('leaves a job that was written without its point out of every circle', async () => {
    await market.service
      .get(Database)
      .of(JobEntity)
      .insert(buildJob({ title: 'Written elsewhere', location: 'Leeds' }));
    expect(await titles('near=Leeds&within=5')).toEqual(['Leeds, West Yorkshire']);
  });
});
