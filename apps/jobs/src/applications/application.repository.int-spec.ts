import { ApplicationEntity, buildApplication, buildJob, JobRepository } from '@crewcall/jobs-domain';
import { Database, newId, Transactions } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import { DailyLimitsRepository } from '../daily-limits/daily-limits.repository.js';
import { ApplicationListRepository } from './application-list.repository.js';
import { ApplicationRepository } from './application.repository.js';

const firstPage = { page: 1, page_size: 10 };

describe('the repositories of applications', () => {
  let service: TestService;
  let applications: ApplicationRepository;
  let list: ApplicationListRepository;

  const addFor = async (overrides: Partial<ApplicationEntity> = {}) => {
    const job = buildJob({ recruiterId: overrides.recruiterId ?? newId() });
    await service.get(JobRepository).addJob(job);
    const application = buildApplication({ jobId: job.id, recruiterId: job.recruiterId ?? '', ...overrides });
    expect(await applications.addApplication(application)).toBe(true);
    return application;
  };

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'jobs' });
    applications = service.get(ApplicationRepository);
    list = service.get(ApplicationListRepository);
  });
  afterAll(() => service.stop());

  it('adds one per job and freelancer, and says so of a second [R146]', async () => {
    const first = await addFor();
    const { jobId, freelancerId, recruiterId } = first;
    expect(await applications.addApplication(buildApplication({ jobId, freelancerId, recruiterId }))).toBe(false);
    expect((await applications.findApplication(first.id))?.coverLetter).toBe(first.coverLetter);
  });

  it('writes the next version with every change', async () => {
    const application = await addFor();
    application.status = 'reviewed';
    await applications.saveApplication(application);
    expect(await applications.findApplication(application.id)).toMatchObject({ status: 'reviewed', version: 2 });
  });

  it('finds nothing by what is no id', async () => {
    expect(await applications.findApplication('nonsense')).toBeNull();
    expect(await applications.lockApplication('nonsense')).toBeNull();
    expect(await list.findRow('nonsense')).toBeNull();
    expect(await list.findApplicationsOf('recruiter', 'nonsense', {}, firstPage)).toEqual({ items: [], total: 0 });
  });

  it('locks what a freelancer is still waiting for', async () => {
    const freelancerId = newId();
    const open = await addFor({ freelancerId, status: 'shortlisted' });
    await addFor({ freelancerId, status: 'rejected' });
    const found = await service.get(Transactions).run(() => applications.lockOpenOfFreelancer(freelancerId));
    expect(found.map(({ id }) => id)).toEqual([open.id]);
  });

  it('leaves out what its owner took off the list, on that side alone [R154] [R155]', async () => {
    const hidden = await addFor({ hiddenByRecruiterAt: new Date() });
    const removed = await addFor({ removedByFreelancerAt: new Date() });
    const listed = async (side: 'freelancer' | 'recruiter', userId: string) =>
      (await list.findApplicationsOf(side, userId, {}, firstPage)).items.map(({ id }) => id);
    expect(await listed('recruiter', hidden.recruiterId)).toEqual([]);
    expect(await listed('freelancer', hidden.freelancerId)).toEqual([hidden.id]);
    expect(await listed('freelancer', removed.freelancerId)).toEqual([]);
    expect(await listed('recruiter', removed.recruiterId)).toEqual([removed.id]);
  });

  it('counts every state of one side [R157]', async () => {
    const recruiterId = newId();
    for (const status of ['applied', 'applied', 'hired', 'withdrawn'] as const) await addFor({ recruiterId, status });
    await addFor({ recruiterId, status: 'hired', hiddenByRecruiterAt: new Date() });
    expect(await list.countApplicationsOf('recruiter', recruiterId)).toEqual({
      total: 4,
      applied: 2,
      reviewed: 0,
      shortlisted: 0,
      hired: 1,
      rejected: 0,
      withdrawn: 1,
    });
  });

  it('finds a list by its index, whichever side asks, and what one person sent within a day [R149]', async () => {
    const job = buildJob();
    await service.get(JobRepository).addJob(job);
    const many = Array.from({ length: 5000 }, () => buildApplication({ jobId: job.id, recruiterId: newId() }));
    for (let from = 0; from < many.length; from += 1000) {
      await service
        .get(Database)
        .of(ApplicationEntity)
        .insert(many.slice(from, from + 1000));
    }
    await service.rows('ANALYZE applications');
    for (const side of ['freelancer', 'recruiter'] as const) {
      const sent = jest.spyOn(list['database'], 'query');
      await list.findApplicationsOf(side, newId(), { statuses: ['applied'] }, firstPage);
      // The relay asks the same database meanwhile.
      const calls = sent.mock.calls.filter(([sql]) => sql.includes('FROM applications'));
      sent.mockRestore();
      expect(calls).toHaveLength(2);
      for (const [sql, parameters] of calls) {
        const plan = await service.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, parameters as unknown[]);
        expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(`applications_of_${side}`);
      }
    }
    const { sql, parameters } = service.get(DailyLimitsRepository).countingApplications(newId());
    const plan = await service.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, parameters);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Cond: ((freelancer_id = ');
  });
});
