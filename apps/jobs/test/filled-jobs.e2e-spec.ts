import type { Role } from '@crewcall/contracts-bookings';
import { offerEnded } from '@crewcall/contracts-bookings/dto';
import type { Job } from '@crewcall/contracts-jobs';
import { jobClosed } from '@crewcall/contracts-jobs/dto';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

describe('a job whose last open slot is taken off it', () => {
  let crew: CrewMarket;
  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const read = async (job: Job) => (await crew.service.anonymous().get<Job>(`/api/jobs/${job.id}`)).body;
  const positionsOf = (recruiter: TestActor, role: Role, positions: number) =>
    crew.service.as(recruiter).put(`/api/roles/${role.id}`, { name: role.name, positions, terms: role.terms });

  it('closes as filled, and takes and lists nothing more, when its role wants no more than are booked [R346]', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 3 });
    await crew.hire(recruiter, await crew.crew(), job);
    const waiting = await crew.market.apply(await crew.crew('Ann'), job);
    expect((await positionsOf(recruiter, role, 2)).status).toBe(200);
    expect(await read(job)).toMatchObject({ status: 'active', positions_left: 1 });
    expect((await positionsOf(recruiter, role, 1)).status).toBe(200);
    expect(await read(job)).toMatchObject({ status: 'closed', closed_reason: 'filled', positions_left: 0 });
    const told = await crew.service.outbox(jobClosed, job.id);
    expect(told.map(({ payload }) => [payload.reason, payload.applicant_ids])).toEqual([
      ['filled', [waiting.freelancer_id]],
    ]);
    const late = await crew.crew();
    expectError(await crew.service.as(late).post(`/api/jobs/${job.id}/apply`, { freelancerId: late.id }), 409);
    expect((await positionsOf(recruiter, role, 1)).status).toBe(200);
    expect(await crew.service.outbox(jobClosed, job.id)).toHaveLength(1);
  });

  it('closes as filled when its only role with an open slot is removed [R346]', async () => {
    const { recruiter, job } = await crew.job();
    const input = { name: 'Rigger', positions: 1, terms: { basis: 'hour', amount_pence: 2200 } };
    const added = await crew.service.as(recruiter).post<Role>(`/api/jobs/${job.id}/roles`, input);
    await crew.hire(recruiter, await crew.crew(), job);
    expect(await read(job)).toMatchObject({ status: 'active', positions_left: 1 });
    expect((await crew.service.as(recruiter).delete(`/api/roles/${added.body.id}`)).status).toBe(204);
    expect(await read(job)).toMatchObject({ status: 'closed', closed_reason: 'filled' });
  });

  it('stays open while no user is booked', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 2 });
    expect((await positionsOf(recruiter, role, 1)).status).toBe(200);
    expect(await read(job)).toMatchObject({ status: 'active', positions_left: 1 });
  });

  it('ends the questions that are open for the role as at the last booking', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 3 });
    await crew.hire(recruiter, await crew.crew(), job);
    const asked = await crew.crew();
    const offer = await crew.offer(recruiter, role, asked);
    await positionsOf(recruiter, role, 2);
    expect((await crew.see(asked, offer)).state).toBe('open');
    await positionsOf(recruiter, role, 1);
    expect((await crew.see(asked, offer)).state).toBe('withdrawn');
    const told = await crew.service.outbox(offerEnded, offer.id);
    expect(told.map(({ payload }) => payload)).toMatchObject([{ outcome: 'filled', by: 'system' }]);
    expect((await crew.move(asked, offer, 'accept')).body).toMatchObject({ code: 'SLOT_FILLED' });
  });
});
