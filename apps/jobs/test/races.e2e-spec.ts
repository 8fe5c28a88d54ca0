import type { Application, Job } from '@crewcall/contracts-jobs';
import { applicationStatusChanged, applicationSubmitted, jobClosed } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { served, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

/** Everything at once, spread over two replicas. */
describe('when many act at one moment', () => {
  let market: Marketplace;
  let replica: TestService;

  beforeAll(async () => {
    market = await Marketplace.open();
    replica = await startTestService({ module: AppModule, name: 'jobs', replicaOf: market.service });
  });
  afterAll(async () => {
    await replica.stop();
    await market.close();
  });

  const someOf = (index: number): TestService => (index % 2 ? replica : market.service);
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
  const hiredOf = async ({ id }: Job) => {
    const [row] = await market.service.rows<{
      hired: number;
      hired_count: number;
      status: string;
      closed_reason: string | null;
    }>(
      `SELECT count(a.id) FILTER (WHERE a.status = 'hired')::integer AS hired, j.hired_count, j.status, j.closed_reason
       FROM jobs j JOIN applications a ON a.job_id = j.id WHERE j.id = $1 GROUP BY j.id`,
      [id],
    );
    return row;
  };

  it.each([
    [1, 20],
    [3, 50],
  ])(
    'hires exactly %i of %i accepted at once for as many positions and closes the job [R151]',
    async (positions, applicants) => {
      const recruiter = aRecruiter();
      const job = await market.post(recruiter, { positions });
      const applications: Application[] = [];
      while (applications.length < applicants) applications.push(await market.apply(aFreelancer(), job));
      const answers = await Promise.all(
        applications.map(({ id }, index) =>
          served(() => someOf(index).as(recruiter).put(`/api/applications/${id}/accept`)),
        ),
      );
      expect(statuses(answers)).toEqual([...Array(positions).fill(200), ...Array(applicants - positions).fill(409)]);
      for (const { status, body } of answers)
        if (status === 409) expect(body['error']).toBe('This job has already been filled.');
      expect(await hiredOf(job)).toEqual({
        hired: positions,
        hired_count: positions,
        status: 'closed',
        closed_reason: 'filled',
      });
      const [closed, ...more] = await market.service.outbox(jobClosed, job.id);
      expect([closed?.payload.applicant_ids.length, more]).toEqual([applicants - positions, []]);
    },
  );

  it('hires one applicant once, however often accept is pressed [R151] [S6]', async () => {
    const { recruiter, job, application, path } = await market.applied({ positions: 2 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => someOf(index).as(recruiter).put(`${path}/accept`)),
    );
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
    expect(await hiredOf(job)).toMatchObject({ hired: 1, hired_count: 1, status: 'active' });
    expect(await market.service.outbox(applicationStatusChanged, application.id)).toHaveLength(1);
  });

  it('decides once between accept and reject [R151] [R152]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { recruiter, job, application, path } = await market.applied();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          index % 2
            ? someOf(index).as(recruiter).put(`${path}/reject`, {})
            : someOf(index + 1)
                .as(recruiter)
                .put(`${path}/accept`),
        ),
      );
      expect(statuses(answers)).toEqual([200, ...Array(5).fill(409)]);
      const { body } = await market.service.as(recruiter).get<Application>(path);
      const state = await hiredOf(job);
      expect(state).toMatchObject(
        body.status === 'hired' ? { hired: 1, status: 'closed' } : { hired: 0, status: 'active' },
      );
      expect(await market.service.outbox(applicationStatusChanged, application.id)).toHaveLength(1);
    }
  });

  it('takes one application of ten sent by one person [R146]', async () => {
    const [recruiter, freelancer] = [aRecruiter(), aFreelancer()];
    const job = await market.post(recruiter);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        someOf(index).as(freelancer).post<Application>(`/api/jobs/${job.id}/apply`, {}),
      ),
    );
    expect(statuses(answers)).toEqual([201, ...Array(9).fill(409)]);
    const applied = answers.find(({ status }) => status === 201)?.body.id ?? '';
    expect(await market.service.outbox(applicationSubmitted, applied)).toHaveLength(1);
    expect(await market.service.rows('SELECT id FROM applications WHERE job_id = $1', [job.id])).toHaveLength(1);
  });

  it('answers one request sent ten times with one effect [R146]', async () => {
    const freelancer = aFreelancer();
    const job = await market.post(aRecruiter());
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        someOf(index).as(freelancer).with(key).post<Application>(`/api/jobs/${job.id}/apply`, {}),
      ),
    );
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect(await market.service.rows('SELECT id FROM applications WHERE job_id = $1', [job.id])).toHaveLength(1);
  });

  it('never leaves an application on a job that closed without hearing of it [R151] [R146]', async () => {
    const { recruiter, job, path } = await market.applied();
    const crew = Array.from({ length: 12 }, () => aFreelancer());
    const [accepted, ...answers] = await Promise.all([
      market.service.as(recruiter).put(`${path}/accept`),
      ...crew.map((freelancer, index) => someOf(index).as(freelancer).post(`/api/jobs/${job.id}/apply`, {})),
    ]);
    expect(accepted?.status).toBe(200);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const waiting = await market.service.rows<{ freelancer_id: string }>(
      `SELECT freelancer_id FROM applications WHERE job_id = $1 AND status = 'applied'`,
      [job.id],
    );
    const [closed] = await market.service.outbox(jobClosed, job.id);
    expect([...(closed?.payload.applicant_ids ?? [])].sort()).toEqual(
      waiting.map(({ freelancer_id }) => freelancer_id).sort(),
    );
  });

  it('hires or deletes, never both [R141] [R151]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { recruiter, job, path } = await market.applied();
      const [hired, deleted] = await Promise.all([
        market.service.as(recruiter).put(`${path}/accept`),
        replica.as(recruiter).delete(`/api/jobs/${job.id}`),
      ]);
      expect([
        [200, 409],
        [409, 204],
      ]).toContainEqual([hired.status, deleted.status]);
      expect((await hiredOf(job))?.closed_reason).toBe(hired.status === 200 ? 'filled' : 'deleted');
    }
  });

  it('keeps the number of listed jobs right [R114]', async () => {
    const recruiter = aRecruiter();
    const jobs = await Promise.all(Array.from({ length: 10 }, () => market.post(recruiter)));
    await Promise.all(jobs.slice(0, 5).map(({ id }, index) => someOf(index).as(recruiter).delete(`/api/jobs/${id}`)));
    const [totals] = await market.service.rows(
      `SELECT listed, (SELECT count(*)::integer FROM jobs WHERE status <> 'closed') AS counted FROM job_totals`,
    );
    expect(totals?.['listed']).toBe(totals?.['counted']);
  });
});
