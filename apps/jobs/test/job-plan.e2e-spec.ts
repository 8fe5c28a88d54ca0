import type { Call, JobPlan, Role } from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import { CrewMarket } from './crew-market.js';
import { aRecruiter } from './marketplace.js';

describe('a plan of calls and roles', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const callsOf = async (job: Job) => (await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`)).body;
  const rolesOf = async (job: Job) => (await crew.service.anonymous().get<Role[]>(`/api/jobs/${job.id}/roles`)).body;
  const read = async (job: Job) => (await crew.service.anonymous().get<Job>(`/api/jobs/${job.id}`)).body;

  it('comes all at once with a form that knows it, until the first person is asked [R329]', async () => {
    const { recruiter, job } = await crew.job();
    const plan = {
      calls: [
        { name: 'Get-in', starts_on: '2035-06-11', starts_at: '08:00', ends_at: '20:00' },
        { name: 'Rehearsal', starts_on: '2035-06-11', starts_at: '18:00', ends_at: '22:00', place: 'Hall 2' },
      ],
      roles: [
        { name: 'Rigger', positions: 4, terms: { basis: 'day', amount_pence: 31_000 }, calls: [0] },
        { name: 'FOH engineer', positions: 1, terms: { basis: 'day', amount_pence: 32_000 }, calls: [1] },
      ],
    };
    const save = (input: object) => crew.service.as(recruiter).put<JobPlan>(`/api/jobs/${job.id}/plan`, input);
    const both = { ...plan, roles: [{ name: 'Rigger', positions: 1, terms: { basis: 'day', amount_pence: 1 } }] };
    expect([(await save(both)).status, (await rolesOf(job)).map(({ name }) => name)]).toEqual([
      409,
      ['Monitor engineer'],
    ]);
    const { status, body } = await save(plan);
    expect([status, body.calls.map(({ name }) => name)]).toEqual([200, ['Get-in', 'Rehearsal']]);
    const [rigger] = await rolesOf(job);
    expect((await callsOf(job)).map(({ name }) => name)).toEqual(['Get-in', 'Rehearsal']);
    expect([rigger?.name, rigger?.call_ids]).toEqual(['Rigger', [body.calls[0]?.id]]);
    expect(await read(job)).toMatchObject({ event_date: '2035-06-11', positions: 5, rate: '£310 a day' });
    if (rigger) await crew.offer(recruiter, rigger, await crew.crew());
    expect((await save(plan)).body).toMatchObject({ code: 'PLAN_TAKEN' });
  });

  it('replaces calls and roles only while the job is as it was when the plan was written', async () => {
    const recruiter = aRecruiter();
    const job = await crew.market.post(recruiter);
    const plan = {
      calls: [{ name: 'Get-in', starts_on: '2035-06-11', starts_at: '08:00', ends_at: '20:00' }],
      roles: [{ name: 'Rigger', positions: 2, terms: { basis: 'day', amount_pence: 31_000 } }],
    };
    const as = crew.service.as(recruiter);
    const save = (since: string) => as.put<JobPlan>(`/api/jobs/${job.id}/plan`, { ...plan, since });
    expect((await save(job.updated_at)).status).toBe(200);
    const { updated_at } = await read(job);
    await as.post(`/api/jobs/${job.id}/calls`, { name: 'Get-out', starts_on: '2035-06-13' });
    for (const since of [job.updated_at, updated_at])
      expect(await save(since)).toMatchObject({ status: 409, body: { code: 'PLAN_CHANGED' } });
    expect((await callsOf(job)).map(({ name }) => name)).toEqual(['Get-in', 'Get-out']);
    const [rigger] = await rolesOf(job);
    const { name, terms, needs, kit } = rigger as Role;
    const before = (await read(job)).updated_at;
    await as.put(`/api/roles/${rigger?.id}`, { name, terms, needs, kit, positions: 3 });
    expect((await save(before)).body).toMatchObject({ code: 'PLAN_CHANGED' });
    expect((await save((await read(job)).updated_at)).status).toBe(200);
  });

  it('is answered as saved once it was, although the job has changed by it, and writes nothing again', async () => {
    const recruiter = aRecruiter();
    const job = await crew.market.post(recruiter);
    const rigger = {
      name: 'Rigger',
      skill: 'Rigging',
      positions: 2,
      terms: { overtime_factor: 200, basis: 'day', amount_pence: 31_000 },
      needs: ['Own tools'],
      kit: [{ kind: 'tools', words: 'Spanners', count: 1, need: 'nice', pays_hire: false, cap_pence: null }],
      tickets: { needs: [{ kind: 'ipaf', is_must: true }], only_valid: true },
      confirms_next: true,
      calls: [1],
    };
    const plan = {
      calls: [
        { name: 'Show', starts_on: '2035-06-12', starts_at: '18:00', ends_at: '02:00', ends_on: '2035-06-13' },
        { starts_on: '2035-06-11', starts_at: '08:00', ends_at: '17:00', place: 'Hall 2', lat: 53.476, lon: -2.2469 },
        { name: 'Get-out', starts_on: '2035-06-14' },
      ],
      roles: [rigger, { name: 'Stage hand', positions: 4, terms: { basis: 'hour', amount_pence: 1_900 } }],
      since: job.updated_at,
    };
    const save = (input: object) => crew.service.as(recruiter).put<JobPlan>(`/api/jobs/${job.id}/plan`, input);
    const first = await save(plan);
    expect(first.status).toBe(200);
    const saved = await read(job);
    expect(saved.updated_at).not.toBe(job.updated_at);
    expect(await save(plan)).toMatchObject({ status: 200, body: first.body });
    const [role] = await rolesOf(job);
    if (role) await crew.offer(recruiter, role, await crew.crew());
    const again = await save(plan);
    expect([again.status, again.body.roles.map(({ id }) => id)]).toEqual([200, first.body.roles.map(({ id }) => id)]);
    expect((await callsOf(job)).map(({ id }) => id).sort()).toEqual(first.body.calls.map(({ id }) => id).sort());
    expect((await read(job)).updated_at).toBe(saved.updated_at);
    const [show, ...others] = plan.calls;
    for (const other of [
      { ...plan, roles: [{ ...rigger, calls: [0] }, ...plan.roles.slice(1)] },
      { ...plan, roles: [{ ...rigger, terms: { ...rigger.terms, amount_pence: 32_000 } }, ...plan.roles.slice(1)] },
      { ...plan, calls: [{ ...show, name: 'Matinee' }, ...others] },
      { ...plan, roles: plan.roles.slice(0, 1) },
    ])
      expect(await save(other)).toMatchObject({ status: 409, body: { code: 'PLAN_CHANGED' } });
    expect((await callsOf(job)).map(({ name }) => name)).toEqual([null, 'Show', 'Get-out']);
  });
});
