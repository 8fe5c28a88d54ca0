import type { Job } from '@crewcall/contracts-jobs';
import { jobChanged, jobClosed } from '@crewcall/contracts-jobs/dto';
import { userDeleted, userRestored, userSuspended } from '@crewcall/contracts-identity/dto';
import type { TestActor } from '@crewcall/testing-node';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

describe('jobs of a company that is not there', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  const listedOf = async (recruiter: TestActor) =>
    (await market.service.anonymous().get<Job[]>(`/api/jobs/recruiter/${recruiter.id}`)).body.map(
      ({ title, status }) => `${title} ${status}`,
    );
  const suspend = (recruiter: TestActor, version: number) =>
    market.service.deliver(userSuspended, { subjectId: recruiter.id, version, payload: { reason: 'Fraud' } });
  const restore = (recruiter: TestActor, version: number) =>
    market.service.deliver(userRestored, { subjectId: recruiter.id, version, payload: { reason: 'A mistake' } });

  it('pause when it changes sides, and come back as they were [R115]', async () => {
    const recruiter = aRecruiter();
    const open = await market.post(recruiter, { title: 'Open' });
    const applicant = aFreelancer();
    await market.apply(applicant, open);
    const paused = await market.post(recruiter, { title: 'Paused' });
    await market.service.as(recruiter).put(`/api/jobs/${paused.id}`, { status: 'paused' });
    await market.introduce({ ...recruiter, role: 'freelancer' }, { first: 'Nora' }, 2);
    expect(await listedOf(recruiter)).toEqual(['Paused paused', 'Open paused']);
    expect((await market.service.as(aFreelancer()).post(`/api/jobs/${open.id}/apply`, {})).status).toBe(409);
    const [told, ...more] = await market.service.outbox(jobChanged, open.id);
    expect([told?.payload, more]).toMatchObject([{ status: 'paused', applicant_ids: [applicant.id] }, []]);
    await market.introduce(recruiter, { company: 'Northlight' }, 3);
    await market.introduce(recruiter, { company: 'Northlight Ltd' }, 4);
    expect(await listedOf(recruiter)).toEqual(['Paused paused', 'Open active']);
    expect(await market.service.outbox(jobChanged, open.id)).toHaveLength(2);
  });

  it('are seen by no user while it is suspended, and come back with it [R115] [R123]', async () => {
    const recruiter = aRecruiter();
    const job = await market.post(recruiter, { title: 'Hidden' });
    const applicant = aFreelancer();
    await market.apply(applicant, job);
    await suspend(recruiter, 5);
    expect(await listedOf(recruiter)).toEqual([]);
    expect((await market.service.anonymous().get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await market.service.as(aFreelancer()).post(`/api/jobs/${job.id}/apply`, {})).status).toBe(409);
    const [closed] = await market.service.outbox(jobClosed, job.id);
    expect(closed?.payload).toMatchObject({ reason: 'suspended', applicant_ids: [applicant.id] });
    // An event that is older than what is known changes nothing.
    await restore(recruiter, 4);
    expect(await listedOf(recruiter)).toEqual([]);
    await restore(recruiter, 6);
    expect(await listedOf(recruiter)).toEqual(['Hidden active']);
  });

  it('do not come back when their day is over, or they were filled, or the account is deleted [R115]', async () => {
    const recruiter = aRecruiter();
    const past = await market.post(recruiter, { title: 'Past' });
    const { path } = await (async () => {
      const job = await market.post(recruiter, { title: 'Filled' });
      return { path: `/api/applications/${(await market.apply(aFreelancer(), job)).id}` };
    })();
    await market.service.as(recruiter).put(`${path}/accept`);
    await suspend(recruiter, 5);
    await market.service.rows(`UPDATE jobs SET event_date = '2020-01-01' WHERE id = $1`, [past.id]);
    await market.service.rows('UPDATE bookings.calls SET removed_at = now() WHERE job_id = $1', [past.id]);
    await restore(recruiter, 6);
    expect(await listedOf(recruiter)).toEqual([]);
    const { body } = await market.service.anonymous().get<Job>(`/api/jobs/${past.id}`);
    expect([body.status, body.closed_reason]).toEqual(['closed', 'expired']);

    const leaving = aRecruiter();
    const job = await market.post(leaving);
    await suspend(leaving, 5);
    await market.service.deliver(userDeleted, { subjectId: leaving.id, version: 6, payload: { role: 'recruiter' } });
    await restore(leaving, 7);
    expect(await listedOf(leaving)).toEqual([]);
    expect((await market.service.rows('SELECT status FROM jobs WHERE id = $1', [job.id]))[0]).toEqual({
      status: 'closed',
    });
  });
});
