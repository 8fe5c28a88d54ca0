import type { Application, ApplicationCounts } from '@crewcall/contracts-jobs';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { aFreelancer, anAdmin, aRecruiter, Marketplace } from './marketplace.js';

describe('lists of applications', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  it('shows each side its own, newest first, in pages [R149]', async () => {
    const [recruiter, freelancer] = [aRecruiter(), aFreelancer()];
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await market.apply(freelancer, await market.post(recruiter, { positions: 5 }))).id);
    }
    for (const [actor, path] of [
      [freelancer, `/api/freelancer/${freelancer.id}/applications`],
      [recruiter, `/api/recruiter/${recruiter.id}/applications`],
    ] as const) {
      const page = await market.service.as(actor).get<Application[]>(`${path}?page_size=2`);
      expect(page.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      expect([page.headers.get('x-total-count'), page.headers.get('link')]).toEqual([
        '3',
        expect.stringContaining('rel="next"'),
      ]);
      expect((await market.service.as(anAdmin()).get<Application[]>(path)).body).toHaveLength(3);
    }
  });

  it('filters by status, job and both [R149] [R190]', async () => {
    const { recruiter, freelancer, job, path } = await market.applied();
    const second = await market.apply(freelancer, await market.post(recruiter));
    await market.service.as(recruiter).put(`${path}/accept`);
    const listed = async (query: string) =>
      (
        await market.service.as(freelancer).get<Application[]>(`/api/freelancer/${freelancer.id}/applications?${query}`)
      ).body.map(({ status }) => status);
    expect(await listed('status=hired')).toEqual(['hired']);
    expect(await listed('status=pending,reviewed')).toEqual(['applied']);
    expect(await listed(`job_id=${job.id}`)).toEqual(['hired']);
    expect(await listed(`status=hired&job_id=${second.job_id}`)).toEqual([]);
  });

  it('are no other user’s [R143] [R248] [R249] [S4]', async () => {
    const { recruiter, freelancer, path } = await market.applied();
    const paths = [`/api/freelancer/${freelancer.id}/applications`, `/api/recruiter/${recruiter.id}/applications`];
    for (const list of paths) {
      expect((await market.service.anonymous().get(list)).status).toBe(401);
      expect((await market.service.as(aFreelancer()).get(list)).status).toBe(403);
      expect((await market.service.as(aRecruiter()).get(list)).status).toBe(403);
    }
    expect((await market.service.as(aRecruiter()).get(path)).status).toBe(404);
    expect((await market.service.as(anAdmin()).get(path)).status).toBe(403);
  });

  it('counts by state [R157] [R189]', async () => {
    const { recruiter, freelancer, path } = await market.applied();
    await market.apply(freelancer, await market.post(recruiter));
    await market.service.as(recruiter).put(`${path}/accept`);
    for (const actor of [recruiter, freelancer]) {
      const { body } = await market.service.as(actor).get<ApplicationCounts>('/api/applications/counts');
      expect(body).toEqual({
        total: 2,
        applied: 1,
        reviewed: 0,
        shortlisted: 0,
        hired: 1,
        rejected: 0,
        withdrawn: 0,
      });
    }
  });

  describe('taking off a list', () => {
    it('hides it from the company alone [R154] [S22]', async () => {
      const { recruiter, freelancer, path } = await market.applied();
      expect((await market.service.as(recruiter).delete(path)).status).toBe(204);
      expect((await market.service.as(recruiter).get(`/api/recruiter/${recruiter.id}/applications`)).body).toEqual([]);
      const seen = await market.service
        .as(freelancer)
        .get<Application[]>(`/api/freelancer/${freelancer.id}/applications`);
      expect(seen.body.map(({ status }) => status)).toEqual(['applied']);
      expect((await market.service.as(recruiter).delete(path)).status).toBe(404);
    });

    it('withdraws an undecided one when its freelancer removes it, and the company still sees it [R155] [S22]', async () => {
      const { recruiter, freelancer, application, path } = await market.applied();
      expect((await market.service.as(freelancer).delete(path)).status).toBe(204);
      expect((await market.service.as(freelancer).get(`/api/freelancer/${freelancer.id}/applications`)).body).toEqual(
        [],
      );
      expect((await market.service.as(recruiter).get<Application>(path)).body.status).toBe('withdrawn');
      expect((await market.service.as(recruiter).put(`${path}/accept`)).status).toBe(409);
      const [moved] = await market.service.outbox(applicationStatusChanged, application.id);
      expect(moved?.payload).toMatchObject({ from: 'applied', to: 'withdrawn' });
    });

    it('keeps a rejection as it was when its freelancer removes it [R155]', async () => {
      const { recruiter, freelancer, path } = await market.applied();
      await market.service.as(recruiter).put(`${path}/reject`, {});
      await market.service.as(freelancer).delete(path);
      expect((await market.service.as(recruiter).get<Application>(path)).body.status).toBe('rejected');
    });

    it('is not possible for bookings, strangers and administrators [R154] [R155]', async () => {
      const { recruiter, freelancer, path } = await market.applied();
      expect((await market.service.as(aRecruiter()).delete(path)).status).toBe(404);
      expect((await market.service.as(aFreelancer()).delete(path)).status).toBe(404);
      expect((await market.service.as(anAdmin()).delete(path)).status).toBe(403);
      await market.service.as(recruiter).put(`${path}/accept`);
      expect((await market.service.as(freelancer).delete(path)).status).toBe(409);
      expect((await market.service.as(recruiter).delete(path)).status).toBe(409);
    });
  });

  it('withdraws what is undecided when the freelancer deletes their account, exactly once', async () => {
    const { recruiter, freelancer, application, path } = await market.applied();
    const facts = { subjectId: freelancer.id, version: 2, payload: { role: 'freelancer' as const } };
    await market.service.deliver(userDeleted, facts);
    await market.service.deliver(userDeleted, facts);
    expect((await market.service.as(recruiter).get<Application>(path)).body.status).toBe('withdrawn');
    expect(await market.service.outbox(applicationStatusChanged, application.id)).toHaveLength(1);
  });
});
