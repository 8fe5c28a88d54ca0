import type { Application, Job } from '@crewcall/contracts-jobs';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import type { TestActor } from '@crewcall/testing-node';
import { expectError } from './fortress.js';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

describe('bookings', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  const booked = async (overrides: Record<string, unknown> = {}) => {
    const all = await market.applied(overrides);
    await market.service.as(all.recruiter).put(`${all.path}/accept`);
    return all;
  };

  it('are cancelled for a reason that is read, and only then the job can be deleted [R141]', async () => {
    const { recruiter, freelancer, job, application, path } = await booked();
    const refused = await market.service.as(recruiter).delete(`/api/jobs/${job.id}`);
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'Cancel the bookings first.' }]);
    const reason = 'The show was called off.';
    const cancelled = await market.service.as(recruiter).put<Application>(`${path}/cancel`, { reason });
    expect([cancelled.status, cancelled.body]).toMatchObject([200, { status: 'rejected', rejection_message: reason }]);
    const mine = await market.service.as(freelancer).get<Application>(path);
    expect(mine.body.cancelled_at).not.toBeNull();
    const told = await market.service.outbox(applicationStatusChanged, application.id);
    expect(told.at(-1)?.payload).toMatchObject({ from: 'hired', to: 'rejected', has_message: true });
    expect((await market.service.as(recruiter).put(`${path}/cancel`, { reason })).status).toBe(409);
    expect((await market.service.as(recruiter).delete(`/api/jobs/${job.id}`)).status).toBe(204);
  });

  it('give their position back when they are cancelled [R151]', async () => {
    const { recruiter, job, path } = await booked({ positions: 2 });
    await market.service.as(recruiter).put(`${path}/cancel`, { reason: 'Other plans.' });
    const { body } = await market.service.anonymous().get<Job>(`/api/jobs/${job.id}`);
    expect([body.positions_left, body.status]).toEqual([2, 'active']);
  });

  it('say to their company until which day they can be undone, that of the last call', async () => {
    const { recruiter, freelancer, job, path } = await booked({ event_date: '2035-06-12', days: 3 });
    await market.service.rows(`UPDATE jobs SET event_date = '2020-01-01' WHERE id = $1`, [job.id]);
    const read = async (actor: TestActor) => (await market.service.as(actor).get<Application>(path)).body;
    expect((await read(recruiter)).job_last_day).toBe('2035-06-14');
    expect(await read(freelancer)).not.toHaveProperty('job_last_day');
    expect((await market.service.as(recruiter).put(`${path}/cancel`, { reason: 'Called off.' })).status).toBe(200);
  });

  it('are not undone once the day is over, nor by any other user, nor without a reason [R141]', async () => {
    const { recruiter, freelancer, job, path } = await booked();
    for (const reason of ['', '   ', 5, null, 'x'.repeat(2001), 'a\u0000'])
      expectError(await market.service.as(recruiter).put(`${path}/cancel`, { reason }), 400);
    for (const stranger of [aRecruiter(), aFreelancer(), freelancer])
      expectError(await market.service.as(stranger).put(`${path}/cancel`, { reason: 'x' }), 404);
    expectError(await market.service.anonymous().put(`${path}/cancel`, { reason: 'x' }), 401);
    await market.service.rows(`UPDATE jobs SET event_date = '2020-01-01' WHERE id = $1`, [job.id]);
    await market.service.rows('UPDATE bookings.calls SET removed_at = now() WHERE job_id = $1', [job.id]);
    const late = await market.service.as(recruiter).put(`${path}/cancel`, { reason: 'x' });
    expect([late.status, late.body]).toMatchObject([409, { error: 'This booking has already taken place.' }]);
    expect((await market.service.as(freelancer).get<Application>(path)).body.status).toBe('hired');
  });
});
