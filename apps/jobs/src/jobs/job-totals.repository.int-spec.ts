import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import type { JobFilters } from './job-filters.js';
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
const wanted: Record<string, JobFilters> = {
  everything: none,
  'a word': { ...none, search: 'sound' },
  'a place': { ...none, location: 'leeds' },
  'a word, a place and a kind': { ...none, search: 'crew', location: 'york', category: 'gig' },
  pay: { ...none, rateUnit: 'day', rateMin: 20_000 },
};

/** Jobs of two crafts, three towns, two kinds and every pay; a fifth of them closed. */
const generate = `
  INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, rate_pence, rate_unit, description, status, closed_reason,
                    created_at, search_text, location_text, categories)
  SELECT gen_random_uuid(), gen_random_uuid(), 'Company', 'Title', 'freelance', 'Town', '£200', 100 * n, 'day', 'Text',
         CASE WHEN n % 5 = 0 THEN 'closed' ELSE 'active' END, CASE WHEN n % 5 = 0 THEN 'filled' END,
         now() - n * interval '1 minute', (ARRAY['sound crew', 'light crew'])[1 + n % 2],
         (ARRAY['leeds', 'york', 'hull'])[1 + n % 3], (ARRAY['{gig}', '{temporary}'])[1 + n % 2]::text[]
  FROM generate_series($1::integer, $2::integer) n`;

const someOpen = `id IN (SELECT id FROM jobs WHERE status <> 'closed' ORDER BY id LIMIT 20)`;
const someClosed = `id IN (SELECT id FROM jobs WHERE status = 'closed' ORDER BY id LIMIT 10)`;
const changes: Record<string, string[]> = {
  'jobs are posted': ['SELECT 1', `${generate.replace('$1', '400').replace('$2', '430')}`],
  'jobs are closed': [`UPDATE jobs SET status = 'closed', closed_reason = 'expired' WHERE ${someOpen}`],
  'closed ones come back': [`UPDATE jobs SET status = 'active', closed_reason = NULL WHERE ${someClosed}`],
  'words, places and kinds change': [
    `UPDATE jobs SET search_text = 'sound crew', location_text = 'york', categories = '{gig}' WHERE ${someOpen}`,
  ],
  'pay changes': [`UPDATE jobs SET rate_pence = 25000 WHERE ${someOpen}`],
  'jobs are deleted': [`DELETE FROM jobs WHERE ${someOpen}`],
  'the same jobs change again and again': [
    `UPDATE jobs SET search_text = 'light crew' WHERE ${someOpen}`,
    `UPDATE jobs SET search_text = 'sound crew' WHERE ${someOpen}`,
    `UPDATE jobs SET status = 'closed', closed_reason = 'expired' WHERE ${someOpen}`,
  ],
};

describe('JobTotalsRepository', () => {
  let service: TestService;
  let totals: JobTotalsRepository;

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'jobs' });
    totals = service.get(JobTotalsRepository);
    await service.rows(generate, [1, 399]);
  });
  afterAll(() => service.stop());

  it.each(Object.keys(changes))('brings every count up to date when %s [R114]', async (what) => {
    const before = await Promise.all(Object.values(wanted).map((filters) => totals.countListed(filters)));
    for (const sql of changes[what] ?? []) await service.rows(sql);
    const after = await Promise.all(Object.values(wanted).map((filters) => totals.countListed(filters)));
    expect(after[0]?.version).toBeGreaterThan(before[0]?.version ?? 0);
    const told = Object.values(wanted).map((filters, n) =>
      totals.countSince(filters, before[n] ?? { count: 0, version: 0 }),
    );
    expect(await Promise.all(told)).toEqual(after);
    expect((await totals.findTotals()).listed).toBe(after[0]?.count);
  });

  it('is exact while others change the list [R114]', async () => {
    let last = await totals.countListed(none);
    const work = Array.from({ length: 12 }, (_, n) => service.rows(generate, [1000 + 10 * n, 1000 + 10 * n + n]));
    for (let read = 0; read < 12; read += 1) {
      const now = await totals.countSince(none, last);
      const { listed, version } = await totals.findTotals();
      if (now?.version === version) expect(now.count).toBe(listed);
      last = now ?? last;
    }
    await Promise.all(work);
    expect(await totals.countSince(none, last)).toEqual(await totals.countListed(none));
  });

  it('moves its version when a count could be different, and not otherwise', async () => {
    const versionAfter = async (sql: string) => {
      await service.rows(sql);
      return (await totals.findTotals()).version;
    };
    const one = `id = (SELECT id FROM jobs WHERE status <> 'closed' ORDER BY id LIMIT 1)`;
    const closed = `id = (SELECT id FROM jobs WHERE status = 'closed' ORDER BY id LIMIT 1)`;
    const start = await versionAfter('SELECT 1');
    expect(await versionAfter(`UPDATE jobs SET rate = '£1' WHERE ${one}`)).toBe(start);
    expect(await versionAfter(`UPDATE jobs SET search_text = 'other' WHERE ${closed}`)).toBe(start);
    expect(await versionAfter(`UPDATE jobs SET status = 'paused' WHERE ${one}`)).toBe(start);
    expect(await versionAfter(`UPDATE jobs SET search_text = 'other' WHERE ${one}`)).toBe(start + 1);
    expect(await versionAfter(`UPDATE jobs SET rate_pence = 1 WHERE ${one}`)).toBe(start + 2);
    expect(await versionAfter(`DELETE FROM jobs WHERE ${one}`)).toBe(start + 3);
  });

  it('counts anew after more changes than it reads, and keeps a bounded number of versions', async () => {
    const before = await totals.countListed(none);
    await service.rows(generate, [2000, 4600]);
    expect(await totals.countSince(none, before)).toBeNull();
    await service.rows('UPDATE job_totals SET version = version + 1000');
    const now = await totals.countListed(none);
    expect(await totals.countSince(none, { ...now, version: now.version - 1001 })).toBeNull();
    await service.rows(generate, [5001, 5001]);
    const kept = await service.rows<{ count: number }>('SELECT count(*)::integer AS count FROM job_list_changes');
    expect(kept).toEqual([{ count: 1 }]);
  });

  it('finds the changes since by their key', async () => {
    for (let job = 6000; job < 6200; job += 1) await service.rows(generate, [job, job]);
    await service.rows('ANALYZE job_list_changes');
    const { version } = await totals.findTotals();
    const plan = await service.rows<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT * FROM job_list_changes WHERE version > ${version - 1} ORDER BY version LIMIT 2001`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('job_list_changes_pk');
  });
});
