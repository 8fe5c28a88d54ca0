import type { Call, Role } from '@crewcall/contracts-bookings';
import type { Application, Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { boardOf } from './applicant-board.js';
import { CrewMarket } from './crew-market.js';
import { aFreelancer } from './marketplace.js';

describe('applying for a part of a job', () => {
  let crew: CrewMarket;
  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  /** Three calls, and two roles of which the second asks crew for their rate by the hour. */
  const planned = async () => {
    const { recruiter, job, role } = await crew.job({
      duration_type: 'days',
      days: 3,
      start_time: undefined,
      end_time: undefined,
    });
    const terms = { basis: 'hour', mode: 'ask' };
    const { body: rigger } = await crew.service
      .as(recruiter)
      .post<Role>(`/api/jobs/${job.id}/roles`, { name: 'Rigger', positions: 1, terms });
    const { body: calls } = await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`);
    return { recruiter, job, role, rigger, calls: calls.map(({ id }) => id) };
  };
  const apply = (person: TestActor, job: Job, input: object) =>
    crew.service.as(person).post<Application>(`/api/jobs/${job.id}/apply`, input);

  it('says which calls and roles, on the application and on the card, where it counts as not free for the others [R520]', async () => {
    const { recruiter, job, rigger, calls } = await planned();
    const person = await crew.crew('Rosa');
    await crew.service.as(person).put('/api/calendar/sharing', { sharing: 'all' });
    const input = {
      coverLetter: 'Any time from eight.',
      asked_pence: 2_800,
      role_ids: [rigger.id],
      call_ids: calls.slice(1),
    };
    const { status, body } = await apply(person, job, input);
    expect([status, body.cover_letter, body.asked_pence, body.asked_basis]).toEqual([
      201,
      'Any time from eight.',
      2_800,
      'hour',
    ]);
    const chosen = {
      roles: ['Rigger'],
      calls: [
        { id: calls[1], name: null, starts_on: '2035-06-13' },
        { id: calls[2], name: null, starts_on: '2035-06-14' },
      ],
      of_calls: 3,
    };
    expect(body.chosen).toEqual(chosen);
    expect((await crew.service.as(person).get(`/api/applications/${body.id}`)).body).toEqual(body);
    const card = await boardOf(crew).cardOf(recruiter, job, body);
    expect(card).toMatchObject({ chosen, asked_pence: 2_800 });
    expect(card?.calls?.map(({ word }) => word)).toEqual(['busy', 'unsaid', 'unsaid']);
    const board = boardOf(crew);
    expect((await board.read(recruiter, job, '?free=all')).columns[0]?.count).toBe(0);
    const withRole = async (id: string) => (await board.read(recruiter, job, `?role=${id}`)).columns[0]?.count;
    expect([await withRole(rigger.id), await withRole(chosen.calls[0]?.id ?? '')]).toEqual([1, 0]);
  });

  it('is for all of it where nothing, or everything, was chosen [R520]', async () => {
    const { job, role, rigger, calls } = await planned();
    const all = { role_ids: [role.id, rigger.id], call_ids: calls };
    expect((await apply(aFreelancer(), job, all)).body.chosen).toBeNull();
    expect((await apply(aFreelancer(), job, {})).body.chosen).toBeNull();
  });

  it('names only what is of the job, and a rate only where a chosen role asks for one [R520]', async () => {
    const { job, role, calls } = await planned();
    const other = await planned();
    const gone = await apply(aFreelancer(), job, { call_ids: [other.calls[0]] });
    expect([gone.status, gone.body]).toMatchObject([409, { code: 'PLAN_CHANGED' }]);
    expect((await apply(aFreelancer(), job, { role_ids: [other.role.id] })).status).toBe(409);
    const set = await apply(aFreelancer(), job, { role_ids: [role.id], asked_pence: 30_000 });
    expect([set.status, set.body]).toMatchObject([409, { code: 'RATE_IS_SET' }]);
    for (const wrong of [{ call_ids: 'all' }, { call_ids: [calls[0], calls[0]] }, { role_ids: ['x'] }])
      expect((await apply(aFreelancer(), job, wrong)).status).toBe(400);
  });

  it('is booked on the role that was applied for [R365] [R520]', async () => {
    const { recruiter, job, rigger } = await planned();
    const { body } = await apply(await crew.crew('Rosa'), job, { role_ids: [rigger.id] });
    await crew.service.as(recruiter).put(`/api/applications/${body.id}/accept`);
    const sql = 'SELECT role_id FROM bookings.bookings WHERE application_id = $1';
    expect(await crew.service.rows(sql, [body.id])).toEqual([{ role_id: rigger.id }]);
  });
});
