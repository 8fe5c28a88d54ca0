import type { Application, ApplicationCounts, Job } from '@crewcall/contracts-jobs';
import { applicationStatusChanged, applicationSubmitted, jobClosed } from '@crewcall/contracts-jobs/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { aFreelancer, anAdmin, aRecruiter, Marketplace } from './marketplace.js';

describe('applications', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  describe('applying', () => {
    it('answers the application and tells the company [R146] [R149]', async () => {
      const [recruiter, freelancer] = [aRecruiter(), aFreelancer()];
      await market.introduce(freelancer, { first: 'Ana', last: 'Reyes' });
      await market.showProfile(freelancer, 'Monitor engineer', 12);
      const job = await market.post(recruiter);
      const application = await market.apply(freelancer, job);
      expect(application).toEqual({
        id: expect.any(String) as string,
        job_id: job.id,
        freelancer_id: freelancer.id,
        recruiter_id: recruiter.id,
        status: 'applied',
        cover_letter: null,
        rejection_message: null,
        applied_at: expect.any(String) as string,
        updated_at: expect.any(String) as string,
        job_title: job.title,
        job_company: job.company,
        job_status: 'active',
        job_event_date: '2035-06-12',
        job_start_time: null,
        job_location: job.location,
        job_rate: job.rate,
        freelancer_profile: {
          user_id: freelancer.id,
          first_name: 'Ana',
          last_name: 'Reyes',
          title: 'Monitor engineer',
          experience_years: 12,
          availability_status: 'available',
        },
      });
      const [submitted] = await market.told(applicationSubmitted, application.id);
      expect(submitted).toMatchObject({
        actor_id: freelancer.id,
        payload: { job_id: job.id, job_title: job.title, recruiter_id: recruiter.id, freelancer_id: freelancer.id },
      });
    });

    it('takes the id with its display prefix [R119] [R146]', async () => {
      const job = await market.post(aRecruiter());
      const { status } = await market.service.as(aFreelancer()).post(`/api/jobs/real-${job.id}/apply`, {});
      expect(status).toBe(201);
    });

    it('is asked to log in in words that clients look for [R145] [R148]', async () => {
      const job = await market.post(aRecruiter());
      const { status, body } = await market.service.anonymous().post(`/api/jobs/${job.id}/apply`, {});
      expect([status, body['error'], body['code']]).toEqual([401, 'Please log in to apply for jobs.', 'AUTH_REQUIRED']);
    });

    it('works once per job [R146]', async () => {
      const { freelancer, job } = await market.applied();
      const { status, body } = await market.service.as(freelancer).post(`/api/jobs/${job.id}/apply`, {});
      expect([status, body['error']]).toEqual([409, 'You have already applied for this job.']);
    });

    it('is for freelancers, in their own name [R248]', async () => {
      const job = await market.post(aRecruiter());
      const path = `/api/jobs/${job.id}/apply`;
      expect((await market.service.as(aRecruiter()).post(path, {})).status).toBe(403);
      expect((await market.service.as(anAdmin()).post(path, {})).status).toBe(403);
      const forged = await market.service.as(aFreelancer()).post(path, { freelancerId: newId() });
      expect([forged.status, forged.body['error']]).toEqual([403, 'Access denied']);
      expect(await market.service.rows('SELECT id FROM applications WHERE job_id = $1', [job.id])).toEqual([]);
    });

    it('is not for the company’s own job after changing sides', async () => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter);
      const { status } = await market.service
        .as({ ...recruiter, role: 'freelancer' })
        .post(`/api/jobs/${job.id}/apply`, {});
      expect(status).toBe(403);
    });

    it('is refused for paused, closed and deleted jobs [R115]', async () => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter);
      const company = market.service.as(recruiter);
      const apply = async () => (await market.service.as(aFreelancer()).post(`/api/jobs/${job.id}/apply`, {})).status;
      await company.put(`/api/jobs/${job.id}`, { status: 'paused' });
      expect(await apply()).toBe(409);
      await company.delete(`/api/jobs/${job.id}`);
      expect(await apply()).toBe(404);
      const { job: filled, path, recruiter: other } = await market.applied();
      await market.service.as(other).put(`${path}/accept`);
      expect((await market.service.as(aFreelancer()).post(`/api/jobs/${filled.id}/apply`, {})).status).toBe(409);
    });

    it('sends people to the site of an external advertisement [R118]', async () => {
      const id = newId();
      await market.service.rows(
        `INSERT INTO jobs (id, company, title, type, location, rate, description, status, external_source, external_url,
           search_text, location_text, categories)
         VALUES ($1, 'Acme', 'Rigger', 'contract', 'Leeds', 'Competitive', 'Rigging', 'active', 'Reed',
           'https://example.org/1', 'rigger', 'leeds', '{contract}')`,
        [id],
      );
      expect((await market.service.as(aFreelancer()).post(`/api/jobs/${id}/apply`, {})).status).toBe(400);
    });

    it('answers a retried request with the first answer [R146]', async () => {
      const job = await market.post(aRecruiter());
      const client = market.service.as(aFreelancer()).with({ 'idempotency-key': newId() });
      const first = await client.post<Application>(`/api/jobs/${job.id}/apply`, { coverLetter: 'Hello' });
      const second = await client.post<Application>(`/api/jobs/${job.id}/apply`, { coverLetter: 'Hello' });
      expect([second.status, second.body]).toEqual([first.status, first.body]);
      expect(await market.toldInAll(applicationSubmitted, first.body.id)).toHaveLength(1);
    });
  });

  describe('deciding', () => {
    it('hires, closes the job and tells everybody concerned [R151]', async () => {
      const { recruiter, freelancer, job, application, path } = await market.applied();
      const other = await market.apply(aFreelancer(), job);
      const { status, body } = await market.service.as(recruiter).put<Application>(`${path}/accept`);
      expect([status, body.status, body.job_status]).toEqual([200, 'hired', 'closed']);
      const closed = await market.service.anonymous().get<Job>(`/api/jobs/${job.id}`);
      expect(closed.body).toMatchObject({ status: 'closed', closed_reason: 'filled', positions_left: 0 });
      const [moved] = await market.told(applicationStatusChanged, application.id);
      expect(moved?.payload).toMatchObject({ from: 'applied', to: 'hired', freelancer_id: freelancer.id });
      const [filled] = await market.told(jobClosed, job.id);
      expect(filled?.payload).toMatchObject({ reason: 'filled', applicant_ids: [other.freelancer_id], batch: 0 });
    });

    it('keeps the job open until its last position is taken [R151]', async () => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter, { positions: 2 });
      const company = market.service.as(recruiter);
      const applications = [
        await market.apply(aFreelancer(), job),
        await market.apply(aFreelancer(), job),
        await market.apply(aFreelancer(), job),
      ];
      const [first, second, third] = await Promise.all(applications.map(({ id }) => `/api/applications/${id}`));
      expect((await company.put<Application>(`${first}/accept`)).body.job_status).toBe('active');
      expect((await market.service.anonymous().get<Job>(`/api/jobs/${job.id}`)).body.positions_left).toBe(1);
      expect((await company.put<Application>(`${second}/accept`)).body.job_status).toBe('closed');
      const late = await company.put(`${third}/accept`);
      expect([late.status, late.body['error']]).toEqual([409, 'This job has already been filled.']);
      expect((await company.put(`${third}/reject`, {})).status).toBe(200);
    });

    it('rejects with a message for the applicant [R152]', async () => {
      const { recruiter, freelancer, application, path } = await market.applied();
      const message = 'Thank you — we went with somebody nearer. 🎧';
      const { body } = await market.service.as(recruiter).put<Application>(`${path}/reject`, { message });
      expect(body).toMatchObject({ status: 'rejected', rejection_message: message });
      expect((await market.service.as(freelancer).get<Application>(path)).body.rejection_message).toBe(message);
      const [moved] = await market.told(applicationStatusChanged, application.id);
      expect(moved?.payload).toMatchObject({ to: 'rejected', message });
    });

    it.each(['review', 'shortlist'])('can %s before accepting or rejecting [R150]', async (move) => {
      const { recruiter, path } = await market.applied();
      const company = market.service.as(recruiter);
      const { body } = await company.put<Application>(`${path}/${move}`);
      expect(body.status).toBe(move === 'review' ? 'reviewed' : 'shortlisted');
      expect((await company.put<Application>(`${path}/accept`)).body.status).toBe('hired');
    });

    it('reviews once, and not again once it is decided [R150]', async () => {
      const { recruiter, application, path } = await market.applied();
      const company = market.service.as(recruiter);
      await company.put(`${path}/review`);
      await company.put(`${path}/review`);
      await company.put(`${path}/reject`, {});
      const late = await company.put<Application>(`${path}/review`);
      expect([late.status, late.body.status]).toEqual([200, 'rejected']);
      expect(await market.toldInAll(applicationStatusChanged, application.id)).toHaveLength(2);
    });

    it.each([
      ['accept', 'accept'],
      ['accept', 'reject'],
      ['reject', 'accept'],
      ['reject', 'reject'],
    ])('does not %s and then %s [R150]', async (first, second) => {
      const { recruiter, path } = await market.applied();
      const company = market.service.as(recruiter);
      const { body } = await company.put<Application>(`${path}/${first}`, first === 'reject' ? {} : undefined);
      expect((await company.put(`${path}/${second}`, second === 'reject' ? {} : undefined)).status).toBe(409);
      expect((await company.get<Application>(path)).body.status).toBe(body.status);
    });

    it.each(['accept', 'reject', 'review', 'shortlist'])(
      'keeps %s from everybody but the company [R143] [R249]',
      async (move) => {
        const { freelancer, application, path } = await market.applied();
        const body = move === 'reject' ? {} : undefined;
        const statusFor = async (client: ReturnType<typeof market.service.anonymous>) =>
          (await client.put(`${path}/${move}`, body)).status;
        expect(await statusFor(market.service.anonymous())).toBe(401);
        expect(await statusFor(market.service.as(freelancer))).toBe(404);
        expect(await statusFor(market.service.as(aRecruiter()))).toBe(404);
        expect(await statusFor(market.service.as(aFreelancer()))).toBe(404);
        expect(await statusFor(market.service.as(anAdmin()))).toBe(403);
        const [row] = await market.service.rows('SELECT status, version FROM applications WHERE id = $1', [
          application.id,
        ]);
        expect(row).toEqual({ status: 'applied', version: 1 });
      },
    );
  });

  describe('lists', () => {
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
          await market.service
            .as(freelancer)
            .get<Application[]>(`/api/freelancer/${freelancer.id}/applications?${query}`)
        ).body.map(({ status }) => status);
      expect(await listed('status=hired')).toEqual(['hired']);
      expect(await listed('status=pending,reviewed')).toEqual(['applied']);
      expect(await listed(`job_id=${job.id}`)).toEqual(['hired']);
      expect(await listed(`status=hired&job_id=${second.job_id}`)).toEqual([]);
    });

    it('are nobody else’s [R143] [R248] [R249]', async () => {
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
  });

  describe('taking off a list', () => {
    it('hides it from the company alone [R154]', async () => {
      const { recruiter, freelancer, path } = await market.applied();
      expect((await market.service.as(recruiter).delete(path)).status).toBe(204);
      expect((await market.service.as(recruiter).get(`/api/recruiter/${recruiter.id}/applications`)).body).toEqual([]);
      const seen = await market.service
        .as(freelancer)
        .get<Application[]>(`/api/freelancer/${freelancer.id}/applications`);
      expect(seen.body.map(({ status }) => status)).toEqual(['applied']);
      expect((await market.service.as(recruiter).delete(path)).status).toBe(404);
    });

    it('withdraws an undecided one when its freelancer removes it [R155]', async () => {
      const { recruiter, freelancer, application, path } = await market.applied();
      expect((await market.service.as(freelancer).delete(path)).status).toBe(204);
      expect((await market.service.as(freelancer).get(`/api/freelancer/${freelancer.id}/applications`)).body).toEqual(
        [],
      );
      expect((await market.service.as(recruiter).get<Application>(path)).body.status).toBe('withdrawn');
      expect((await market.service.as(recruiter).put(`${path}/accept`)).status).toBe(409);
      const [moved] = await market.told(applicationStatusChanged, application.id);
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
    await market.deliver(userDeleted, facts);
    await market.deliver(userDeleted, facts);
    expect((await market.service.as(recruiter).get<Application>(path)).body.status).toBe('withdrawn');
    expect(await market.toldInAll(applicationStatusChanged, application.id)).toHaveLength(1);
  });
});
