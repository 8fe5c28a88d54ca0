import { DeadlineKeeper, SavedJobPublisher } from '@crewcall/bookings-domain';
import { type Job, jobRoutes } from '@crewcall/contracts-jobs';
import { savedJobChanged } from '@crewcall/contracts-jobs/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { expectCode } from './crew-lists.js';
import { aFreelancer, aRecruiter, gig, Marketplace } from './marketplace.js';

describe('saved jobs', () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => market.close());

  const as = (actor: TestActor) => market.service.as(actor);
  const save = (actor: TestActor, { id }: Pick<Job, 'id'>) => as(actor).put(jobRoutes.save(id));
  const listOf = async (actor: TestActor) => as(actor).get<Job[]>(jobRoutes.saved);
  const edit = (actor: TestActor, { id }: Job, change: object) => as(actor).put(jobRoutes.one(id), change);
  /** What was told since, of the job. */
  const told = async ({ id }: Job) => {
    await market.service.get(DeadlineKeeper).keepAll();
    return (await market.service.outbox(savedJobChanged, id)).map(({ payload }) => payload);
  };

  it('are marked in lists and on the job, for the crew member alone [R499]', async () => {
    const [company, crew, other] = [aRecruiter(), aFreelancer(), aFreelancer()];
    const [first, second] = [await market.post(company), await market.post(company)];
    expect((await save(crew, first)).status).toBe(204);
    expect((await save(crew, first)).status).toBe(204);
    expect((await save(crew, second)).status).toBe(204);
    const list = await listOf(crew);
    expect(list.body.map(({ id, saved }) => [id, saved])).toEqual([
      [second.id, true],
      [first.id, true],
    ]);
    expect(list.headers.get('x-total-count')).toBe('2');
    const emptied = await as(crew).get<Job[]>(`${jobRoutes.saved}?page=3&page_size=1`);
    expect([emptied.body, emptied.headers.get('x-total-count')]).toEqual([[], '2']);
    const markOf = async (actor: TestActor) => (await as(actor).get<Job>(jobRoutes.one(first.id))).body.saved;
    expect([await markOf(crew), await markOf(other), await markOf(company)]).toEqual([true, false, undefined]);
    const listed = await as(crew).get<Job[]>(jobRoutes.list);
    expect(listed.body.find(({ id }) => id === first.id)).toMatchObject({ saved: true, applied: false });
    const public_ = await market.service.anonymous().get<Job[]>(jobRoutes.list);
    expect(public_.body[0]).not.toHaveProperty('saved');
    expect((await as(crew).delete(jobRoutes.save(first.id))).status).toBe(204);
    expect((await as(crew).delete(jobRoutes.save('nothing'))).status).toBe(204);
    expect((await listOf(crew)).body.map(({ id }) => id)).toEqual([second.id]);
    expect((await listOf(other)).body).toEqual([]);
  });

  it('stay when they are closed, go when they are deleted, and cannot be begun with either [R499]', async () => {
    const [company, crew] = [aRecruiter(), aFreelancer()];
    const [gone, filled] = [await market.post(company), await market.post(company)];
    await save(crew, gone);
    await save(crew, filled);
    await as(company).delete(jobRoutes.one(gone.id));
    await market.service.rows(`UPDATE jobs SET status = 'closed', closed_reason = 'filled' WHERE id = $1`, [filled.id]);
    expect((await listOf(crew)).body).toMatchObject([{ id: filled.id, status: 'closed', saved: true }]);
    expectCode(await save(aFreelancer(), filled), 409, 'JOB_CLOSED');
    expectCode(await save(aFreelancer(), gone), 404, 'JOB_NOT_FOUND');
    expect((await save(company, filled)).status).toBe(403);
  });

  it('are at most 200, also when many come at once [R499]', async () => {
    const [company, crew] = [aRecruiter(), aFreelancer()];
    const template = await market.post(company);
    await market.service.rows(
      `INSERT INTO jobs SELECT (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()))).*
       FROM jobs j, generate_series(1, 198) WHERE j.id = $1`,
      [template.id],
    );
    await market.service.rows(
      `INSERT INTO bookings.saved_jobs (user_id, job_id, told_status, told_rate)
       SELECT $1, id, 'active', rate FROM jobs WHERE recruiter_id = $2 AND id <> $3`,
      [crew.id, company.id, template.id],
    );
    const jobs = await Promise.all([1, 2, 3, 4].map(() => market.post(aRecruiter())));
    const answers = await Promise.all(jobs.map((job) => save(crew, job)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409]);
    expectCode(await save(crew, template), 409, 'TOO_MANY_SAVED_JOBS');
  });

  it('tell once when they are paused, changed in date or rate, and filled [R499]', async () => {
    const [company, crew, applicant] = [aRecruiter(), aFreelancer(), aFreelancer()];
    const job = await market.post(company);
    await Promise.all([save(crew, job), save(applicant, job)]);
    await market.apply(applicant, job);
    await edit(company, job, { status: 'paused' });
    const paused = { title: gig.title, what: 'paused', changed: [], event_date: gig.event_date, user_ids: [crew.id] };
    expect(await told(job)).toEqual([paused]);
    await edit(company, job, { status: 'active' });
    await edit(company, job, { description: 'Three stages now.' });
    expect(await told(job)).toHaveLength(1);
    await edit(company, job, { event_date: '2035-06-14', rate: '£300 a day' });
    const changed = { what: 'changed', changed: ['date', 'rate'], event_date: '2035-06-14' };
    expect((await told(job))[1]).toEqual({ ...paused, ...changed });
    const application = await market.apply(aFreelancer(), job);
    await as(company).put(`/api/applications/${application.id}/accept`);
    expect((await told(job)).slice(2)).toEqual([{ ...paused, what: 'filled', event_date: '2035-06-14' }]);
  });

  it('tell of calls and roles that move the day or the rate as well [R499]', async () => {
    const [company, crew] = [aRecruiter(), aFreelancer()];
    const job = await market.post(company);
    await save(crew, job);
    const [call] = (await as(company).get<{ id: string }[]>(`/api/jobs/${job.id}/calls`)).body;
    const later = { starts_on: '2035-06-11', ends_on: '2035-06-11', starts_at: '08:00', ends_at: '18:00' };
    expect((await as(company).put(`/api/calls/${call?.id}`, later)).status).toBe(200);
    expect(await told(job)).toMatchObject([{ what: 'changed', changed: ['date'], event_date: '2035-06-11' }]);
  });

  it('tell two days before they close, once, and not those saved in that time [R499]', async () => {
    const [company, crew, late] = [aRecruiter(), aFreelancer(), aFreelancer()];
    const job = await market.post(company, { event_date: '2034-11-20', days: 2 });
    await save(crew, job);
    const at = (moment: string) => jest.spyOn(market.service.get(Clock), 'now').mockReturnValue(new Date(moment));
    const tell = () => market.service.get(SavedJobPublisher).publishClosing();
    at('2034-11-19T23:59:59Z');
    await tell();
    expect(await told(job)).toEqual([]);
    at('2034-11-20T00:00:00Z');
    await save(late, job);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await told(job)).toEqual([
      { title: gig.title, what: 'closing', changed: [], event_date: '2034-11-21', user_ids: [crew.id] },
    ]);
  });

  it('reach all of them in batches, of which none is told twice when the worker is killed [R499]', async () => {
    const company = aRecruiter();
    const job = await market.post(company);
    await market.service.rows(
      `INSERT INTO bookings.saved_jobs (user_id, job_id, told_status, told_date, told_rate)
       SELECT gen_random_uuid(), id, status, event_date, rate_pence || '/' || rate_unit
       FROM jobs, generate_series(1, 1100) WHERE id = $1`,
      [job.id],
    );
    await edit(company, job, { status: 'paused' });
    const failing = jest
      .spyOn(market.service.get(SavedJobPublisher), 'publishChange')
      .mockImplementationOnce(async () => {
        throw new Error('killed');
      });
    await market.service.get(DeadlineKeeper).keepAll();
    expect(failing).toHaveBeenCalledTimes(1);
    await market.service.rows(
      `UPDATE bookings.deadlines SET due_at = now() - interval '1 second' WHERE subject_id = $1`,
      [job.id],
    );
    const batches = (await told(job)).map(({ user_ids }) => user_ids);
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 100]);
    expect(new Set(batches.flat()).size).toBe(1100);
  });
});
