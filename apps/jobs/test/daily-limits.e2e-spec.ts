import type { Job } from '@crewcall/contracts-jobs';
import { newId } from '@crewcall/platform-database';
import { startTestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { aFreelancer, aRecruiter, gig, Marketplace } from './marketplace.js';

describe('F14: what one person may put before others within a day', () => {
  let market: Marketplace;
  beforeAll(async () => {
    const env = { JOBS_PER_DAY: '3', APPLICATIONS_PER_DAY: '3' };
    market = new Marketplace(await startTestService({ module: AppModule, name: 'jobs', env }));
  });
  afterAll(() => market.close());

  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  it('is so many jobs, also all at once, and again after a day', async () => {
    const recruiter = aRecruiter();
    await market.introduce(recruiter, { company: gig.company });
    const post = () => market.service.as(recruiter).post('/api/jobs', gig);
    expect(statusesOf(await Promise.all(Array.from({ length: 6 }, post)))).toEqual([201, 201, 201, 429, 429, 429]);
    const refused = await post();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.body['error']).toBe('You have posted many jobs today. Please post the next one tomorrow.');
    expect(refused.headers.get('retry-after')).toBe('3600');
    await market.service.rows(`UPDATE jobs SET created_at = now() - interval '25 hours' WHERE recruiter_id = $1`, [
      recruiter.id,
    ]);
    expect((await post()).status).toBe(201);
  });

  it('is so many applications, also all at once, and others apply as ever', async () => {
    const recruiters = [aRecruiter(), aRecruiter()];
    const jobs: Job[] = [];
    for (let n = 0; n < 6; n += 1) jobs.push(await market.post(recruiters[n % 2] ?? aRecruiter()));
    const freelancer = aFreelancer();
    const applyAs = (by = freelancer) =>
      jobs.map(({ id }) =>
        market.service.as(by).with({ 'idempotency-key': newId() }).post(`/api/jobs/${id}/apply`, {}),
      );
    expect(statusesOf(await Promise.all(applyAs()))).toEqual([201, 201, 201, 429, 429, 429]);
    expect(statusesOf(await Promise.all(applyAs(aFreelancer()))).slice(0, 3)).toEqual([201, 201, 201]);
  });
});
