import type { Application, Job } from '@crewcall/contracts-jobs';
import { newId } from '@crewcall/platform-database';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

describe('a company with 500 applicants', () => {
  let market: Marketplace;
  const recruiter = aRecruiter();
  let job: Job;

  beforeAll(async () => {
    market = await Marketplace.open();
    job = await market.post(recruiter, { positions: 3 });
    await market.service.rows(
      `INSERT INTO people (user_id, first_name, last_name, title)
       SELECT gen_random_uuid(), 'Ana' || n, 'Reyes_' || n, CASE WHEN n % 100 = 0 THEN '100% Rigger' ELSE 'Engineer' END
       FROM generate_series(1, 500) n`,
    );
    await market.service.rows(
      `INSERT INTO applications (id, job_id, freelancer_id, recruiter_id, status)
       SELECT gen_random_uuid(), $1, user_id, $2, CASE WHEN last_name LIKE '%7' THEN 'reviewed' ELSE 'applied' END FROM people WHERE last_name IS NOT NULL`,
      [job.id, recruiter.id],
    );
    await market.service.rows('ANALYZE applications');
  }, 60_000);
  afterAll(() => market.close());

  const list = async (query: string) => {
    const path = `/api/recruiter/${recruiter.id}/applications?${query}`;
    const { status, body, headers } = await market.service.as(recruiter).get<Application[]>(path);
    return { status, items: body, total: headers.get('x-total-count') };
  };

  it('reads them in pages that do not overlap [R149]', async () => {
    const pages = await Promise.all([1, 2, 5, 6].map((page) => list(`page=${page}&page_size=100&job_id=${job.id}`)));
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [100, '500'],
      [100, '500'],
      [100, '500'],
      [0, '500'],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(300);
  });

  it('finds some of them by name, title and state, whatever is typed [R149]', async () => {
    expect(
      (await list('search=REYES_499')).items.map(({ freelancer_profile }) => freelancer_profile.last_name),
    ).toEqual(['Reyes_499']);
    expect((await list(`search=${encodeURIComponent('100% rig')}`)).total).toBe('5');
    expect((await list('status=reviewed&search=engineer')).total).toBe('50');
    for (const nothing of ['%', '_', '\\', "'", '🎛️'].map((text) => `zz${text}`))
      expect((await list(`search=${encodeURIComponent(nothing)}`)).total).toBe('0');
    expect((await list('search=%00')).status).toBe(400);
    expect((await list(`search=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('finds them by index, both for the company and for one job [R149]', async () => {
    await market.service.rows(
      `INSERT INTO applications (id, job_id, freelancer_id, recruiter_id, status)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), 'applied' FROM generate_series(1, 20000)`,
      [(await market.post(aRecruiter())).id],
    );
    await market.service.rows('ANALYZE applications');
    const planOf = async (condition: string): Promise<string> => {
      const rows = await market.service.rows<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT a.* FROM applications a WHERE ${condition} ORDER BY a.applied_at DESC, a.id DESC LIMIT 50`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const own = `a.recruiter_id = '${recruiter.id}' AND a.hidden_by_recruiter_at IS NULL`;
    expect(await planOf(own)).toContain('applications_of_recruiter');
    expect(await planOf(`${own} AND a.job_id = '${newId()}'`)).not.toContain('Seq Scan');
    expect(await planOf(`a.freelancer_id = '${aFreelancer().id}' AND a.removed_by_freelancer_at IS NULL`)).toContain(
      'applications_of_freelancer',
    );
  });
});
