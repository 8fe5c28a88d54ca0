import { CallRepository, newCall } from '@crewcall/bookings-domain';
import type { WallSpan } from '@crewcall/contracts-bookings';
import { jobClosed } from '@crewcall/contracts-jobs/dto';
import {
  buildApplication,
  buildJob,
  Clock,
  type JobEntity,
  JobRepository,
  ApplicationEntity,
} from '@crewcall/jobs-domain';
import { Database, newId, Transactions } from '@crewcall/platform-database';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { ExpiryService } from '../src/expiry/expiry.service.js';
import { JobsTablesModule } from './jobs-tables.module.js';

describe('the worker of jobs', () => {
  let tables: TestService;
  let worker: TestService;

  const add = async (overrides: Partial<JobEntity>): Promise<JobEntity> => {
    const job = buildJob(overrides);
    await worker.get(JobRepository).addJob(job);
    return job;
  };
  const stateOf = async ({ id }: JobEntity) => {
    const [row] = await worker.rows('SELECT status, closed_reason, version FROM jobs WHERE id = $1', [id]);
    return row;
  };
  const told = async ({ id }: JobEntity) => (await worker.outbox(jobClosed, id)).map(({ payload }) => payload);
  const itIs = (moment: string) => jest.spyOn(worker.get(Clock), 'now').mockReturnValue(new Date(moment));

  beforeAll(async () => {
    tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    worker = await startTestService({
      module: AppModule,
      name: 'jobs-worker',
      replicaOf: tables,
      env: { EXPIRY_BATCH: '2' },
    });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await worker.stop();
    await tables.stop();
  });

  it('closes what is over by itself, and says so', async () => {
    const job = await add({ eventDate: '2021-06-12' });
    const later = await add({ eventDate: '2099-01-01' });
    // As if the quarter of an hour were over.
    await worker.rows('UPDATE task_schedules SET next_at = now() WHERE name = $1', ['close-expired-jobs']);
    await eventually(async () => (await stateOf(job))?.['status'] === 'closed');
    expect(await stateOf(job)).toEqual({ status: 'closed', closed_reason: 'expired', version: 2 });
    expect(await stateOf(later)).toMatchObject({ status: 'active' });
    expect(await told(job)).toEqual([
      {
        recruiter_id: job.recruiterId,
        title: job.title,
        location: job.location,
        reason: 'expired',
        applicant_ids: [],
        batch: 0,
      },
    ]);
  });

  it('lets a job stand until its day has ended in London, summer time included', async () => {
    const [summer, winter] = [await add({ eventDate: '2027-06-12' }), await add({ eventDate: '2027-12-12' })];
    itIs('2027-06-12T22:59:59Z');
    await worker.get(ExpiryService).closeExpired();
    expect(await stateOf(summer)).toMatchObject({ status: 'active' });
    itIs('2027-06-12T23:00:00Z');
    expect(await worker.get(ExpiryService).closeExpired()).toBe(1);
    expect(await stateOf(summer)).toMatchObject({ closed_reason: 'expired' });
    itIs('2027-12-12T23:59:59Z');
    expect(await worker.get(ExpiryService).closeExpired()).toBe(0);
    itIs('2027-12-13T00:00:00Z');
    expect(await worker.get(ExpiryService).closeExpired()).toBe(1);
    expect(await stateOf(winter)).toMatchObject({ closed_reason: 'expired' });
  });

  it('lets a job of several days stand until its last call that was not removed is over', async () => {
    const job = await add({ eventDate: '2027-08-12' });
    const call = (day: string, wall: Partial<WallSpan> = {}) =>
      newCall(
        job.id,
        { starts_on: day, starts_at: '08:00', ends_on: day, ends_at: '18:00', ...wall },
        new Date('2027-01-01T00:00:00Z'),
      );
    const gone = call('2027-08-20');
    const night = { starts_at: '22:00', ends_on: '2027-08-15', ends_at: '04:00' };
    await worker.get(CallRepository).addCalls([call('2027-08-12'), call('2027-08-14', night), gone]);
    await worker.get(CallRepository).removeCalls([gone.id]);
    for (const moment of ['2027-08-13T12:00:00Z', '2027-08-15T12:00:00Z']) {
      itIs(moment);
      expect(await worker.get(ExpiryService).closeExpired()).toBe(0);
    }
    itIs('2027-08-15T23:00:00Z');
    expect(await worker.get(ExpiryService).closeExpired()).toBe(1);
    expect(await stateOf(job)).toMatchObject({ closed_reason: 'expired' });
  });

  it('closes paused jobs too, and leaves what is closed or has no day', async () => {
    const paused = await add({ eventDate: '2026-01-01', status: 'paused' });
    const filled = await add({ eventDate: '2026-01-01', status: 'closed', closedReason: 'filled' });
    const dayless = await add({ eventDate: null });
    expect(await worker.get(ExpiryService).closeExpired()).toBe(1);
    expect(await stateOf(paused)).toMatchObject({ closed_reason: 'expired' });
    expect(await stateOf(filled)).toMatchObject({ closed_reason: 'filled', version: 1 });
    expect(await stateOf(dayless)).toMatchObject({ status: 'active' });
  });

  it('tells those who were still waiting, in batches of 500', async () => {
    const job = await add({ eventDate: '2026-01-01' });
    const { recruiterId } = job;
    const waiting = Array.from({ length: 501 }, () =>
      buildApplication({ jobId: job.id, recruiterId: recruiterId ?? '', status: 'reviewed' }),
    );
    const rejected = buildApplication({ jobId: job.id, recruiterId: recruiterId ?? '', status: 'rejected' });
    await worker
      .get(Database)
      .of(ApplicationEntity)
      .insert([...waiting, rejected]);
    await worker.get(ExpiryService).closeExpired();
    const events = await told(job);
    expect(events.map(({ batch, applicant_ids }) => [batch, applicant_ids.length]).sort()).toEqual([
      [0, 500],
      [1, 1],
    ]);
    expect(events.flatMap(({ applicant_ids }) => applicant_ids).sort()).toEqual(
      waiting.map(({ freelancerId }) => freelancerId).sort(),
    );
  });

  it('closes each job once, however many workers run and however many jobs there are', async () => {
    const jobs = await Promise.all(Array.from({ length: 7 }, () => add({ eventDate: '2026-02-02' })));
    const counts = await Promise.all(Array.from({ length: 3 }, () => worker.get(ExpiryService).closeExpired()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(7);
    for (const job of jobs) {
      expect(await stateOf(job)).toMatchObject({ closed_reason: 'expired', version: 2 });
      expect(await told(job)).toHaveLength(1);
    }
  });

  it('leaves a job that a user is changing for the next time', async () => {
    const job = await add({ eventDate: '2026-03-03' });
    // Held by another process, which knows nothing of the worker's transactions.
    await tables.get(Transactions).run(async () => {
      await tables.rows('SELECT id FROM jobs WHERE id = $1 FOR UPDATE', [job.id]);
      expect(await worker.get(ExpiryService).closeExpired()).toBe(0);
    });
    expect(await worker.get(ExpiryService).closeExpired()).toBe(1);
  });

  it('is alive but not ready while the jobs service has not made its tables', async () => {
    const early = await startTestService({ module: AppModule, name: 'jobs-worker' });
    expect((await early.anonymous().get('/health/live')).status).toBe(200);
    expect(await early.anonymous().get('/health/ready')).toMatchObject({
      status: 503,
      body: { checks: { tables: 'down' } },
    });
    await early.stop();
    expect((await worker.anonymous().get('/health/ready')).status).toBe(200);
  });

  it('answers nothing but its health', async () => {
    expect((await worker.anonymous().get(`/api/jobs/${newId()}`)).status).toBe(404);
  });
});
