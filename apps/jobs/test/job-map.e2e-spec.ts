import { cellOf, type Job, type JobMap } from '@crewcall/contracts-jobs';
import { aRecruiter, Marketplace } from './marketplace.js';

const places = ['Manchester', 'Salford, Greater Manchester', 'Manchester, M3 4LQ', 'London SE16 7PJ', 'To be agreed'];
const kingdom = 'box=-11,49,3,61';

describe('jobs on a map', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
    for (const location of places) await market.post(aRecruiter(), { title: location, location });
  });
  afterAll(() => market.close());

  const map = (query: string) => market.service.anonymous().get<JobMap>(`/api/map/jobs?${query}`);
  const around = async (query: string) =>
    (await map(query)).body.clusters.map(({ place, count }) => [place, count] as const);

  it('counts them by squares, from north to south, each at its town with the most [R492]', async () => {
    expect(await around(`${kingdom}&zoom=1`)).toEqual([
      ['Manchester', 3],
      ['London', 1],
    ]);
    expect((await map(`${kingdom}&zoom=1`)).body.unplaced).toBe(1);
    expect((await around(`${kingdom}&zoom=6`)).map(([, count]) => count).sort()).toEqual([1, 1, 2]);
  });

  it('keeps to the box and to the search [R492] [R494]', async () => {
    expect(await around('box=-3,53,-2,54&zoom=1')).toEqual([['Manchester', 3]]);
    expect(await around(`${kingdom}&zoom=1&search=SE16`)).toEqual([['London', 1]]);
    expect(await around(`${kingdom}&zoom=1&near=London&within=25`)).toEqual([['London', 1]]);
  });

  it('has a list beside it that knows its squares and its box [R493] [R494]', async () => {
    const { body } = await map(`${kingdom}&zoom=1`);
    const list = await market.service.anonymous().get<Job[]>(`/api/jobs?zoom=1&order=best`);
    const cells = Object.fromEntries(list.body.map(({ title, cell }) => [title, cell]));
    expect(cells).toMatchObject({ 'To be agreed': null, Manchester: body.clusters[0]?.cell });
    expect(cells['London SE16 7PJ']).toBe(cellOf(51.50853, -0.12574, 1));
    const boxed = await market.service.anonymous().get<Job[]>('/api/jobs?box=-1,51,1,52&order=best');
    expect(boxed.body.map(({ title }) => title)).toEqual(['London SE16 7PJ']);
    expect(boxed.headers.get('x-total-count')).toBe('1');
    expect(boxed.body[0]).not.toHaveProperty('cell');
    expect(JSON.stringify(list.body)).not.toMatch(/"(lat|lon|placed_as)"/);
  });

  it.each(['zoom=1', `${kingdom}`, `${kingdom}&zoom=7`, 'box=3,49,-11,61&zoom=1', 'box=a,b,c,d&zoom=1'])(
    'refuses %s',
    async (query) => {
      expect((await map(query)).status).toBe(400);
    },
  );

  it('never answers with more than 500 squares, those with the most, however many jobs there are [R495]', async () => {
    // 1,600 towns a quarter of a degree apart, each in a square of its own at the last zoom.
    await market.service.rows(
      `INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, description, status, search_text,
         location_text, categories, lat, lon, placed_as)
       SELECT gen_random_uuid(), gen_random_uuid(), 'Northlight', 'Rigger', 'freelance', 'Town', '', '', 'active', 'rigger',
         'town', '{freelance}', 50 + north * 0.25, -10.9 + east * 0.25, 'town'
       FROM generate_series(0, 39) north, generate_series(0, 39) east`,
    );
    const { body } = await map(`${kingdom}&zoom=6`);
    expect(body.clusters).toHaveLength(500);
    expect(body.clusters.map(({ count }) => count)).toContain(2);
    expect(JSON.stringify(body).length).toBeLessThan(500 * 120);
    const whole = (await map(`${kingdom}&zoom=1`)).body.clusters;
    expect(whole.length).toBeLessThan(500);
    expect(whole.reduce((sum, { count }) => sum + count, 0)).toBe(1_604);
  });
});
