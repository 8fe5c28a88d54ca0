import type { Application } from '@crewcall/contracts-jobs';
import { applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { aFreelancer, anAdmin, aRecruiter, Marketplace } from './marketplace.js';

describe('applying for a job', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

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
      answers: [],
      chosen: null,
      timeline: [{ step: 'applied', at: expect.any(String) as string }],
      asked_pence: null,
      asked_basis: null,
      rejection_message: null,
      applied_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
      job_title: job.title,
      job_closed_reason: null,
      job_company: job.company,
      job_status: 'active',
      job_event_date: '2035-06-12',
      job_start_time: null,
      job_location: job.location,
      job_rate: job.rate,
      rating: null,
      rating_requested_at: null,
      is_blind: false,
      is_rating_hidden: false,
      is_rating_removed: false,
      cancelled_at: null,
      freelancer_profile: {
        user_id: freelancer.id,
        first_name: 'Ana',
        last_name: 'Reyes',
        title: 'Monitor engineer',
        experience_years: 12,
        availability_status: 'available',
        rating_average: null,
        rating_count: 0,
        completes_percent: null,
      },
    });
    const read = await market.service.as(freelancer).get<Application>(`/api/applications/${application.id}`);
    expect(read.body).toEqual(application);
    const [submitted] = await market.service.outbox(applicationSubmitted, application.id);
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

  it('works once per job [R146] [S7]', async () => {
    const { freelancer, job } = await market.applied();
    const { status, body } = await market.service.as(freelancer).post(`/api/jobs/${job.id}/apply`, {});
    expect([status, body['error']]).toEqual([409, 'You have already applied for this job.']);
  });

  it('is for freelancers, in their own name [R248] [S7]', async () => {
    const job = await market.post(aRecruiter());
    const path = `/api/jobs/${job.id}/apply`;
    expect((await market.service.as(aRecruiter()).post(path, {})).status).toBe(403);
    expect((await market.service.as(anAdmin()).post(path, {})).status).toBe(403);
    const forged = await market.service.as(aFreelancer()).post(path, { freelancerId: newId() });
    expect([forged.status, forged.body['error']]).toEqual([403, 'Access denied']);
    expect(await market.service.rows('SELECT id FROM applications WHERE job_id = $1', [job.id])).toEqual([]);
  });

  it('is not for the company’s own job after changing sides [S7]', async () => {
    const recruiter = aRecruiter();
    const job = await market.post(recruiter);
    const { status } = await market.service
      .as({ ...recruiter, role: 'freelancer' })
      .post(`/api/jobs/${job.id}/apply`, {});
    expect(status).toBe(403);
  });

  it('is refused for paused, closed and deleted jobs [R115] [S7]', async () => {
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

  it('sends people to the site of an external advertisement, and stores nothing [R118] [S7]', async () => {
    const id = newId();
    await market.service.rows(
      `INSERT INTO jobs (id, company, title, type, location, rate, description, status, external_source, external_url,
         search_text, location_text, categories)
       VALUES ($1, 'Acme', 'Rigger', 'contract', 'Leeds', 'Competitive', 'Rigging', 'active', 'Reed',
         'https://example.org/1', 'rigger', 'leeds', '{contract}')`,
      [id],
    );
    expect((await market.service.as(aFreelancer()).post(`/api/jobs/${id}/apply`, {})).status).toBe(400);
    expect(await market.service.rows('SELECT id FROM applications WHERE job_id = $1', [id])).toEqual([]);
  });

  it('answers a retried request with the first answer [R146]', async () => {
    const job = await market.post(aRecruiter());
    const client = market.service.as(aFreelancer()).with({ 'idempotency-key': newId() });
    const first = await client.post<Application>(`/api/jobs/${job.id}/apply`, { coverLetter: 'Hello' });
    const second = await client.post<Application>(`/api/jobs/${job.id}/apply`, { coverLetter: 'Hello' });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await market.service.outbox(applicationSubmitted, first.body.id)).toHaveLength(1);
  });
});
