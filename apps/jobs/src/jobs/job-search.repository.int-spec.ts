import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import { BestJobsService } from './best-jobs.service.js';
import type { JobFilters } from './job-filters.js';
import { JobSearchRepository } from './job-search.repository.js';
import { JobTotalsRepository } from './job-totals.repository.js';

const none: JobFilters = {
  search: null,
  areWords: null,
  location: null,
  category: null,
  rateUnit: null,
  rateMin: null,
  from: null,
  to: null,
  origin: null,
  tier: null,
  besides: null,
  near: null,
  box: null,
  isUnplaced: null,
};
const firstPage = { limit: 10, offset: 0 };

/** As many jobs as a busy year, most of them open; every word is rarer than the one before. */
const generate = `
  INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, rate_pence, rate_unit, description, status, closed_reason, created_at,
                    search_text, location_text, categories)
  SELECT gen_random_uuid(), gen_random_uuid(), 'Company', 'Title', 'freelance', 'Town', '£200',
         CASE WHEN n % 3 = 0 THEN 100 * n END, CASE WHEN n % 3 = 0 THEN (ARRAY['day', 'hour'])[1 + n % 2] END, 'Text',
         CASE WHEN n % 7 = 0 THEN 'closed' ELSE 'active' END, CASE WHEN n % 7 = 0 THEN 'filled' END,
         now() - n * interval '1 minute',
         concat_ws(E'\\n', 'engineer ' || (n % 977), CASE WHEN n % 1000 = 1 THEN 'theremin specialist' END, CASE WHEN n % 8 = 0 THEN 'in the capital' END,
                   repeat('words of the description ', 5)),
         (ARRAY['london', 'leeds', 'bristol', 'glasgow', 'cardiff', 'belfast', 'york', 'hull'])[1 + n % 8] || ', ' || (n % 50),
         CASE WHEN n % 50 = 1 THEN '{temporary}'::text[] ELSE '{freelance,gig}'::text[] END
  FROM generate_series($1::integer, $2::integer) n`;

describe('JobSearchRepository over 20,000 jobs', () => {
  let service: TestService;
  let search: JobSearchRepository;
  let totals: JobTotalsRepository;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'jobs' });
    search = service.get(JobSearchRepository);
    totals = service.get(JobTotalsRepository);
    for (let from = 1; from <= 20_000; from += 2000) await service.rows(generate, [from, from + 1999]);
    await service.rows('VACUUM ANALYZE jobs');
  }, 120_000);
  afterAll(() => service.stop());

  /** The plan of the last statement that the repository really sends for it. */
  const planOf = async (work: () => Promise<unknown>, part = 'FROM jobs'): Promise<string> => {
    const database = search['database'];
    const sent = jest.spyOn(database, 'query');
    await work();
    // The relay asks the same database meanwhile.
    const [sql, parameters] = sent.mock.calls.findLast(([text]) => text.includes(part)) ?? [''];
    sent.mockRestore();
    const rows = await service.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, parameters as unknown[]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it('walks the list in its order instead of sorting it [R122]', async () => {
    const plan = await planOf(() => search.findListed(none, firstPage));
    expect(plan).toMatch(/Index (Only )?Scan using jobs_listed/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('finds a deep page without reading what it skips [R121]', async () => {
    const plan = await planOf(() => search.findListed(none, { limit: 10, offset: 5000 }));
    expect(plan).toMatch(/Index (Only )?Scan using jobs_listed/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it.each<[string, Partial<JobFilters>]>([
    ['a rare word', { search: 'theremin' }],
    ['a rare word and a place', { search: 'theremin', location: 'leeds' }],
    ['three filters', { search: 'specialist', location: 'london', category: 'temporary' }],
  ])('answers and counts %s from the search index [R107] [R108] [R110]', async (_what, filters) => {
    const wanted = { ...none, ...filters };
    for (const plan of [
      await planOf(() => search.findListed(wanted, firstPage)),
      await planOf(() => totals.countListed(wanted)),
    ]) {
      expect(plan).toMatch(/Bitmap Index Scan on jobs_search/);
      expect(plan).not.toMatch(/Seq Scan on jobs/);
    }
  });

  it('walks the newest for a common word [R107]', async () => {
    const plan = await planOf(() => search.findListed({ ...none, search: 'engineer' }, firstPage));
    expect(plan).toMatch(/Index Scan using jobs_listed/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('does not walk the list after two common filters that never meet [R107] [R108]', async () => {
    // Both are said of an eighth of the jobs, and of none of them together.
    const filters = { ...none, search: 'in the capital', location: 'leeds' };
    expect(await planOf(() => search.findListed(filters, firstPage))).toMatch(/Bitmap Index Scan on jobs_search/);
    expect(await search.findListed(filters, firstPage)).toEqual([]);
  });

  it.each([0, 20, 150, 5000])('shows the same page however it is found, from the %pth on [R121]', async (offset) => {
    for (const filters of [
      { search: 'engineer 1' },
      { location: 'york' },
      { search: 'theremin' },
      { category: 'temporary' },
    ]) {
      const wanted = { ...none, ...filters };
      const found = await search.findListed(wanted, { limit: 10, offset });
      const all = await search.findListed(wanted, { limit: 20_000, offset: 0 });
      expect(found.map(({ id }) => id)).toEqual(all.slice(offset, offset + 10).map(({ id }) => id));
    }
  });

  it.each([0, 20, 150, 600, 16_000])(
    'shows the best in the same order however many there are, from the %pth on',
    async (offset) => {
      const best = service.get(BestJobsService);
      for (const filters of [{ search: 'engineer 1' }, { search: 'the capital' }, { search: 'theremin' }, {}]) {
        const wanted = { ...none, ...filters };
        const { found, total } = await best.findBest(wanted, { limit: 10, offset });
        const all = await search.findRanked(wanted, { limit: 20_000, offset: 0 });
        expect(total).toBe(all.length);
        expect(found.map(({ id }) => id)).toEqual(all.slice(offset, offset + 10).map(({ id }) => id));
      }
    },
  );

  it('answers a word of titles from their own index where the newest have none', async () => {
    const rare = { ...none, search: 'engineer 976', tier: 'title' as const };
    expect(await planOf(() => search.findListed(rare, firstPage))).toMatch(/Bitmap Index Scan on jobs_(titles|search)/);
  });

  it.each([null, 1_500_000])('walks the rates in the order of the list, from %p pence [R116]', async (rateMin) => {
    const filters = { ...none, rateUnit: 'day', rateMin };
    const plan = await planOf(() => search.findListed(filters, firstPage));
    expect(plan).toMatch(/Index (Only )?Scan using jobs_by_rate/);
    expect(plan).not.toMatch(/Seq Scan/);
    const found = await search.findListed(filters, firstPage);
    expect(found.every(({ ratePence }) => (ratePence ?? -1) >= (rateMin ?? 0))).toBe(true);
    expect(found).toHaveLength(10);
  });

  it('asks the index of points for the few jobs near a place, and walks the newest for many [R489]', async () => {
    await service.rows(
      `UPDATE jobs SET lat = CASE location_text LIKE '%, 7' WHEN true THEN 57.15 ELSE 51.5 END, lon = -1 WHERE location_text LIKE '%7'`,
    );
    await service.rows('VACUUM ANALYZE jobs');
    const near = (lat: number): JobFilters => ({ ...none, near: { point: { lat, lon: -1 }, miles: 25 } });
    const rare = await search.findListed(near(57.15), { limit: 400, offset: 0 });
    expect(rare.length).toBeGreaterThan(300);
    expect(rare.every(({ lat }) => lat === 57.15)).toBe(true);
    expect(await planOf(() => search.findListed(near(60), firstPage))).toMatch(/Index Scan (on|using) jobs_near/);
    expect(await planOf(() => search.findListed(near(51.5), firstPage))).toMatch(/Index Scan using jobs_listed/);
  });

  it('walks an index alone to a page of addresses', async () => {
    const bounds = { limit: 10, offset: 10_000 };
    const { total, jobs } = await search.findNativeAddresses(bounds);
    const all = await search.findNativeAddresses({ limit: total, offset: 0 });
    expect(jobs).toEqual(all.jobs.slice(10_000, 10_010));
    expect(jobs).toHaveLength(10);
    expect(await planOf(() => search.findNativeAddresses(bounds), 'OFFSET')).toMatch(
      /Index Only Scan using jobs_native/,
    );
  });

  it('has no index that a change of its sources, its hires or its time of change would have to be put into', async () => {
    const indexed = await service.rows(
      `SELECT DISTINCT attname FROM pg_index JOIN pg_attribute ON attrelid = indexrelid
       WHERE indrelid = 'jobs'::regclass AND attname IN ('external_sources', 'hired_count', 'updated_at')`,
    );
    expect(indexed).toEqual([]);
  });

  it('finds by index what a company has posted [R123]', async () => {
    const rows = await service.rows<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT id FROM jobs WHERE recruiter_id = '${newId()}' AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 10`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('jobs_of_recruiter');
  });
});
