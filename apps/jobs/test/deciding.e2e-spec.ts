import type { Application, Job } from '@crewcall/contracts-jobs';
import { applicationStatusChanged, jobClosed } from '@crewcall/contracts-jobs/dto';
import { aFreelancer, anAdmin, aRecruiter, Marketplace } from './marketplace.js';

describe('deciding on an application', () => {
  let market: Marketplace;

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  it('hires, closes the job and tells every user concerned [R151]', async () => {
    const { recruiter, freelancer, job, application, path } = await market.applied();
    const other = await market.apply(aFreelancer(), job);
    const { status, body } = await market.service.as(recruiter).put<Application>(`${path}/accept`);
    expect([status, body.status, body.job_status, body.job_closed_reason]).toEqual([200, 'hired', 'closed', 'filled']);
    const closed = await market.service.anonymous().get<Job>(`/api/jobs/${job.id}`);
    expect(closed.body).toMatchObject({ status: 'closed', closed_reason: 'filled', positions_left: 0 });
    const [moved] = await market.service.outbox(applicationStatusChanged, application.id);
    expect(moved?.payload).toMatchObject({ from: 'applied', to: 'hired', freelancer_id: freelancer.id });
    const [filled] = await market.service.outbox(jobClosed, job.id);
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

  it('rejects with a message for the applicant, which no event carries [R152] [R527]', async () => {
    const { recruiter, freelancer, application, path } = await market.applied();
    const message = 'Thank you — we went with somebody nearer. 🎧';
    const { body } = await market.service.as(recruiter).put<Application>(`${path}/reject`, { message });
    expect(body).toMatchObject({ status: 'rejected', rejection_message: message });
    expect((await market.service.as(freelancer).get<Application>(path)).body.rejection_message).toBe(message);
    const [moved] = await market.service.outbox(applicationStatusChanged, application.id);
    expect(moved?.payload).toMatchObject({ to: 'rejected', has_message: true });
    expect(JSON.stringify(moved)).not.toContain('somebody nearer');
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
    expect(await market.service.outbox(applicationStatusChanged, application.id)).toHaveLength(2);
  });

  it.each([
    ['accept', 'accept'],
    ['accept', 'reject'],
    ['reject', 'accept'],
    ['reject', 'reject'],
  ])('does not %s and then %s [R150] [S6]', async (first, second) => {
    const { recruiter, path } = await market.applied();
    const company = market.service.as(recruiter);
    const { body } = await company.put<Application>(`${path}/${first}`, first === 'reject' ? {} : undefined);
    expect((await company.put(`${path}/${second}`, second === 'reject' ? {} : undefined)).status).toBe(409);
    expect((await company.get<Application>(path)).body.status).toBe(body.status);
  });

  it.each(['accept', 'reject', 'review', 'shortlist'])(
    'keeps %s from every user but the company [R143] [R249] [S5]',
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
