import type { Application, CompanyRecord, Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

describe('what a company’s jobs say of it', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  const recordOf = async ({ id }: { id: string }): Promise<CompanyRecord> =>
    (await market.service.anonymous().get<CompanyRecord>(`/api/jobs/recruiter/${id}/record`)).body;

  let posted = 0;

  /** A job for which one was hired and another waits, and whose day was so many days ago. */
  const finish = async (recruiter: TestActor, hired: TestActor, daysAgo: number, goesOn = false): Promise<Job> => {
    posted += 1;
    // On days of its own: no person works in two places.
    const job = await market.post(recruiter, { positions: 2, event_date: `2035-06-0${posted}`, days: 1 });
    const application: Application = await market.apply(hired, job);
    await market.apply(aFreelancer(), job);
    await market.service.as(recruiter).put(`/api/applications/${application.id}/accept`, {});
    await market.service.rows(
      `UPDATE jobs SET event_date = current_date - $2::integer, status = 'closed', closed_reason = 'expired' WHERE id = $1`,
      [job.id, daysAgo],
    );
    if (!goesOn) await market.service.rows('UPDATE bookings.calls SET removed_at = now() WHERE job_id = $1', [job.id]);
    return job;
  };

  it('is counted from the finished jobs of a year, once there are three of them [R123]', async () => {
    const [recruiter, regular] = [aRecruiter(), aFreelancer()];
    await market.post(recruiter);
    await finish(recruiter, regular, 3);
    await finish(recruiter, regular, 30);
    await finish(recruiter, aFreelancer(), 400);
    expect(await recordOf(recruiter)).toEqual({
      open_jobs: 1,
      finished_jobs: 2,
      answered_percent: null,
      crew_booked: null,
      booked_again_percent: null,
      rating: null,
    });
    await finish(recruiter, aFreelancer(), 90);
    expect(await recordOf(recruiter)).toEqual({
      open_jobs: 1,
      finished_jobs: 3,
      answered_percent: 50,
      crew_booked: 2,
      booked_again_percent: 50,
      rating: null,
    });
  });

  it('counts no job as finished whose last call is still to come', async () => {
    const recruiter = aRecruiter();
    await finish(recruiter, aFreelancer(), 3);
    await finish(recruiter, aFreelancer(), 3, true);
    expect((await recordOf(recruiter)).finished_jobs).toBe(1);
  });

  it('is of that company alone, and empty for an id that is none', async () => {
    const none = {
      open_jobs: 0,
      finished_jobs: 0,
      answered_percent: null,
      crew_booked: null,
      booked_again_percent: null,
      rating: null,
    };
    expect(await recordOf(aRecruiter())).toEqual(none);
    expect(await recordOf({ id: 'northlight' })).toEqual(none);
  });
});

describe('jobs like another one', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  it('share its skills or words of its title, the most alike first; closed ones and itself are not among them [R123]', async () => {
    const work = { location: 'Leeds', skills: ['Dante'] };
    const job = await market.post(aRecruiter(), { ...work, title: 'Sound engineer, gala' });
    const alike = { ...work, title: 'Sound engineer, awards' };
    const [best, word] = [
      await market.post(aRecruiter(), alike),
      await market.post(aRecruiter(), { title: 'Broadcast sound', skills: ['RF'], location: 'Hull' }),
    ];
    await market.post(aRecruiter(), { title: 'Rigger', skills: ['Chain hoists'], location: 'Leeds' });
    const closed = await market.post(aRecruiter(), alike);
    await market.service.rows(`UPDATE jobs SET status = 'closed', closed_reason = 'filled' WHERE id = $1`, [closed.id]);
    const { body } = await market.service.anonymous().get<Job[]>(`/api/jobs/${job.id}/similar`);
    expect(body.map(({ id }) => id)).toEqual([best.id, word.id]);
    expect((await market.service.anonymous().get('/api/jobs/nothing/similar')).status).toBe(404);
  });
});
