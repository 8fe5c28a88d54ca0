import type { Job } from '@crewcall/contracts-jobs';
import { jobChanged, jobClosed, jobPosted } from '@crewcall/contracts-jobs/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { aFreelancer, anAdmin, aRecruiter, gig, Marketplace } from './marketplace.js';

describe('posting and managing jobs', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  describe('posting', () => {
    it('answers the job, lists it and tells of it [R139] [R142]', async () => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter, { recruiter_id: recruiter.id, status: 'active' });
      expect(job).toMatchObject({
        ...gig,
        recruiter_id: recruiter.id,
        status: 'active',
        duration: '2 days',
        positions: 1,
        positions_left: 1,
      });
      expect((await market.service.anonymous().get<Job[]>('/api/jobs')).body.map(({ id }) => id)).toContain(job.id);
      const [posted] = await market.service.outbox(jobPosted, job.id);
      expect(posted).toMatchObject({
        version: 1,
        payload: { title: job.title, company: job.company, status: 'active' },
      });
    });

    it('is for companies, in their own name [R138] [R143] [S9]', async () => {
      expect((await market.service.anonymous().post('/api/jobs', gig)).status).toBe(401);
      expect((await market.service.as(aFreelancer()).post('/api/jobs', gig)).status).toBe(403);
      expect((await market.service.as(anAdmin()).post('/api/jobs', gig)).status).toBe(403);
      const forged = await market.service.as(aRecruiter()).post('/api/jobs', { ...gig, recruiter_id: newId() });
      expect([forged.status, forged.body['error']]).toEqual([403, 'Access denied']);
    });

    it('keeps what belongs to the chosen duration and drops the rest [R133] [R137]', async () => {
      const job = await market.post(aRecruiter(), { hours: 5, start_time: '09:00', end_time: '08:00' });
      expect(job).toMatchObject({ duration_type: 'days', days: 2, hours: null, start_time: null, end_time: null });
    });

    it('lets a night call end on the next day [R132]', async () => {
      const night = { duration_type: 'time', days: undefined, start_time: '22:00', end_time: '04:00' };
      const { status, body } = await market.service.as(aRecruiter()).post('/api/jobs', { ...gig, ...night });
      expect([status, body['error']]).toEqual([400, 'End time must be after start time']);
      const job = await market.post(aRecruiter(), { ...night, end_day_offset: 1 });
      expect(job).toMatchObject({
        start_time: '22:00',
        end_time: '04:00',
        end_day_offset: 1,
        duration: '22:00–04:00 (next day)',
      });
    });

    it('drops the contract type of a gig and keeps that of a contract [R135]', async () => {
      expect((await market.post(aRecruiter(), { contract_type: 'full-time' })).contract_type).toBeNull();
      const contract = await market.post(aRecruiter(), { type: 'contract', contract_type: 'part-time' });
      expect(contract.contract_type).toBe('part-time');
    });

    it('names every missing field [R131]', async () => {
      const { status, body } = await market.service.as(aRecruiter()).post('/api/jobs', { company: 'Northlight' });
      expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED']);
      const fields = (body['details'] as { field: string }[]).map(({ field }) => field).sort();
      expect(fields).toEqual(['description', 'duration_type', 'event_date', 'location', 'rate', 'title', 'type']);
    });

    it('does not take a show of yesterday [R131]', async () => {
      const recruiter = aRecruiter();
      await market.introduce(recruiter, { company: gig.company });
      const { status, body } = await market.service
        .as(recruiter)
        .post('/api/jobs', { ...gig, event_date: '2020-01-01' });
      expect([status, body['error'], body['details']]).toEqual([
        400,
        'The event date must not be in the past.',
        [{ field: 'event_date', message: 'The event date must not be in the past.' }],
      ]);
    });

    it('posts once however often the request is sent [R139]', async () => {
      const recruiter = aRecruiter();
      await market.introduce(recruiter, { company: gig.company });
      const client = market.service.as(recruiter).with({ 'idempotency-key': newId() });
      const answers = await Promise.all(Array.from({ length: 5 }, () => client.post<Job>('/api/jobs', gig)));
      const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id));
      expect(ids.size).toBe(1);
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      expect(await market.service.rows('SELECT id FROM jobs WHERE recruiter_id = $1', [recruiter.id])).toHaveLength(1);
    });
  });

  describe('editing', () => {
    it('changes what was sent, tells applicants, and leaves the rest [R140]', async () => {
      const { recruiter, freelancer, job } = await market.applied();
      const edited = await market.service
        .as(recruiter)
        .put<Job>(`/api/jobs/${job.id}`, { title: ' Systems engineer ', positions: 2 });
      expect(edited.body).toEqual({
        ...job,
        title: 'Systems engineer',
        positions: 2,
        positions_left: 2,
        updated_at: edited.body.updated_at,
      });
      const [changed] = await market.service.outbox(jobChanged, job.id);
      expect(changed).toMatchObject({
        version: 2,
        payload: { changed: ['title', 'positions'], applicant_ids: [freelancer.id], batch: 0 },
      });
    });

    it('replaces the duration as a whole [R140] [R137]', async () => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter);
      const edit = { duration_type: 'time', start_time: '09:00', end_time: '17:00' };
      const { body } = await market.service.as(recruiter).put<Job>(`/api/jobs/${job.id}`, edit);
      expect(body).toMatchObject({ ...edit, days: null, hours: null, duration: '09:00–17:00' });
      expect((await market.service.as(recruiter).put(`/api/jobs/${job.id}`, { duration_type: 'hours' })).status).toBe(
        400,
      );
    });

    it('clears the contract type with a change to gig, and wants one for a contract [R135] [R140]', async () => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter, { type: 'contract', contract_type: 'full-time' });
      const path = `/api/jobs/${job.id}`;
      expect((await market.service.as(recruiter).put<Job>(path, { type: 'freelance' })).body.contract_type).toBeNull();
      expect((await market.service.as(recruiter).put(path, { type: 'contract' })).status).toBe(400);
      expect(
        (await market.service.as(recruiter).put<Job>(path, { type: 'contract', contract_type: 'fixed-term' })).body,
      ).toMatchObject({ type: 'contract', contract_type: 'fixed-term' });
      expect((await market.service.as(recruiter).put(path, { contract_type: 'nonsense' })).status).toBe(400);
    });

    it('pauses and resumes, and a paused job stays listed [R115] [R140]', async () => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter, { title: 'Pausable' });
      const path = `/api/jobs/${job.id}`;
      expect((await market.service.as(recruiter).put<Job>(path, { status: 'paused' })).body.status).toBe('paused');
      expect(
        (await market.service.anonymous().get<Job[]>('/api/jobs?search=pausable')).body.map(({ status }) => status),
      ).toEqual(['paused']);
      expect((await market.service.as(recruiter).put<Job>(path, { status: 'active' })).body.status).toBe('active');
      expect((await market.service.outbox(jobChanged, job.id)).map(({ payload }) => payload.status).sort()).toEqual([
        'active',
        'paused',
      ]);
    });

    it('says nothing when nothing is different [R140]', async () => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter);
      const { body } = await market.service.as(recruiter).put<Job>(`/api/jobs/${job.id}`, { ...gig });
      expect(body).toEqual(job);
      expect(await market.service.outbox(jobChanged, job.id)).toEqual([]);
    });

    it('is the owner’s alone, and not possible for external or closed jobs [R143] [S8]', async () => {
      const { recruiter, job, path: application } = await market.applied();
      const path = `/api/jobs/${job.id}`;
      const edit = { title: 'Mine now' };
      expect((await market.service.anonymous().put(path, edit)).status).toBe(401);
      expect((await market.service.as(aFreelancer()).put(path, edit)).status).toBe(403);
      expect((await market.service.as(aRecruiter()).put(path, edit)).status).toBe(403);
      expect((await market.service.as(anAdmin()).put(path, edit)).status).toBe(403);
      expect((await market.service.as(recruiter).put(path, { recruiter_id: newId() })).status).toBe(403);
      expect((await market.service.as(recruiter).put(path, { external_source: 'Reed' })).status).toBe(400);
      expect((await market.service.as(recruiter).put(path, { status: 'closed' })).status).toBe(400);
      expect((await market.service.as(recruiter).put(`/api/jobs/${newId()}`, edit)).status).toBe(404);
      expect((await market.service.anonymous().get<Job>(path)).body).toEqual(job);
      await market.service.as(recruiter).put(`${application}/accept`);
      expect((await market.service.as(recruiter).put(path, edit)).status).toBe(409);
    });

    it('cannot want fewer people than are hired, and is filled when it wants no more', async () => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter, { positions: 3 });
      for (let count = 0; count < 2; count += 1) {
        const { id } = await market.apply(aFreelancer(), job);
        await market.service.as(recruiter).put(`/api/applications/${id}/accept`);
      }
      expect((await market.service.as(recruiter).put(`/api/jobs/${job.id}`, { positions: 1 })).status).toBe(409);
      const { body } = await market.service.as(recruiter).put<Job>(`/api/jobs/${job.id}`, { positions: 2 });
      expect(body).toMatchObject({ status: 'closed', closed_reason: 'filled', positions_left: 0 });
    });
  });

  describe('deleting', () => {
    it('takes it away and tells who was waiting, who keep what they applied for [R141]', async () => {
      const { recruiter, freelancer, job } = await market.applied();
      expect((await market.service.as(recruiter).delete(`/api/jobs/${job.id}`)).status).toBe(204);
      expect((await market.service.as(recruiter).get<Job[]>(`/api/jobs/recruiter/${recruiter.id}`)).body).toEqual([]);
      const [closed] = await market.service.outbox(jobClosed, job.id);
      expect(closed?.payload).toMatchObject({ reason: 'deleted', applicant_ids: [freelancer.id] });
      const { body } = await market.service.as(freelancer).get(`/api/freelancer/${freelancer.id}/applications`);
      expect(body).toMatchObject([{ job_title: job.title, job_company: job.company, job_status: 'closed' }]);
      expect((await market.service.as(recruiter).delete(`/api/jobs/${job.id}`)).status).toBe(404);
    });

    it('is told of a job that was over before as well, to no one who waited then', async () => {
      const { recruiter, job } = await market.applied();
      await market.service.rows(`UPDATE jobs SET status = 'closed', closed_reason = 'expired' WHERE id = $1`, [job.id]);
      expect((await market.service.as(recruiter).delete(`/api/jobs/${job.id}`)).status).toBe(204);
      const told = await market.service.outbox(jobClosed, job.id);
      expect(told.map(({ payload }) => payload)).toMatchObject([{ reason: 'deleted', applicant_ids: [], batch: 0 }]);
    });

    it('is refused while people are booked [R141]', async () => {
      const { recruiter, job, path } = await market.applied();
      await market.service.as(recruiter).put(`${path}/accept`);
      const { status, body } = await market.service.as(recruiter).delete(`/api/jobs/${job.id}`);
      expect([status, body['error']]).toEqual([409, 'Cancel the bookings first.']);
    });

    it('is for the owner and for administrators [R143] [S8]', async () => {
      const job = await market.post(aRecruiter());
      const path = `/api/jobs/${job.id}`;
      expect((await market.service.anonymous().delete(path)).status).toBe(401);
      expect((await market.service.as(aFreelancer()).delete(path)).status).toBe(403);
      expect((await market.service.as(aRecruiter()).delete(path)).status).toBe(403);
      expect((await market.service.as(anAdmin()).delete(path)).status).toBe(204);
    });

    it('closes a company’s jobs when it deletes its account', async () => {
      const { recruiter, job, path } = await market.applied();
      const open = await market.post(recruiter);
      await market.service.as(recruiter).put(`${path}/accept`);
      const deleted = { subjectId: recruiter.id, version: 3, payload: { role: 'recruiter' as const } };
      await market.service.deliver(userDeleted, deleted);
      const { body } = await market.service.anonymous().get<Job>(`/api/jobs/${open.id}`);
      expect(body).toMatchObject({ status: 'closed', closed_reason: 'deleted' });
      expect((await market.service.anonymous().get<Job>(`/api/jobs/${job.id}`)).body.closed_reason).toBe('filled');
    });
  });
});
