import type { Role } from '@crewcall/contracts-bookings';
import type { Application, Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { aFreelancer, aRecruiter } from './marketplace.js';

describe('what applicants ask for', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const asking = async (
    terms: object = { basis: 'day', mode: 'range', amount_pence: 28_000, amount_to_pence: 34_000 },
  ) => {
    const { recruiter, job, role } = await crew.job({ positions: 3 });
    const input = { name: role.name, positions: 3, terms };
    const saved = await crew.service.as(recruiter).put<Role>(`/api/roles/${role.id}`, input);
    expect(saved.status).toBe(200);
    return { recruiter, job };
  };
  const apply = (person: TestActor, job: Job, asked_pence?: unknown) =>
    crew.service.as(person).post<Application>(`/api/jobs/${job.id}/apply`, { asked_pence });
  const listOf = async (recruiter: TestActor, job: Job, sort: string) => {
    const path = `/api/recruiter/${recruiter.id}/applications?job_id=${job.id}&sort=${sort}`;
    return (await crew.service.as(recruiter).get<Application[]>(path)).body;
  };

  it('stands in the company’s list, which is sorted by it, and is what is agreed when they are hired [R339]', async () => {
    const { recruiter, job } = await asking();
    const people = [];
    for (const asked of [33_000, 29_000, undefined]) {
      const person = await crew.crew();
      people.push(person);
      expect((await apply(person, job, asked)).body.asked_pence).toBe(asked ?? null);
    }
    const cheapest = await listOf(recruiter, job, 'asked');
    expect(cheapest.map(({ asked_pence, asked_basis }) => [asked_pence, asked_basis])).toEqual([
      [29_000, 'day'],
      [33_000, 'day'],
      [null, null],
    ]);
    expect((await listOf(recruiter, job, 'newest')).map(({ asked_pence }) => asked_pence)).toEqual([
      null,
      29_000,
      33_000,
    ]);
    await crew.service.as(recruiter).put(`/api/applications/${cheapest[0]?.id}/accept`);
    const [booking] = await crew.service.rows<{ terms: object }>(
      'SELECT terms FROM bookings.bookings WHERE application_id = $1',
      [cheapest[0]?.id],
    );
    expect(booking?.terms).toMatchObject({ mode: 'set', amount_pence: 29_000, amount_to_pence: null });
  });

  it('is asked where the role asks, and nowhere else [R339]', async () => {
    const { job } = await asking({ basis: 'hour', mode: 'ask' });
    expect((await apply(aFreelancer(), job, 2200)).body).toMatchObject({ asked_pence: 2200, asked_basis: 'hour' });
    const { job: paid } = await crew.job();
    const refused = await apply(aFreelancer(), paid, 30_000);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'RATE_IS_SET' }]);
    for (const asked of [0, -1, 1.5, '300', 100_000_001])
      expect((await apply(aFreelancer(), job, asked)).status).toBe(400);
    const path = `/api/recruiter/${aRecruiter().id}/applications?sort=loudest`;
    expect((await crew.service.as(aRecruiter()).get(path)).status).toBe(400);
  });

  it('leaves a role without any amount out of the rate filters, as on request [R339]', async () => {
    const { job } = await asking({ basis: 'day', mode: 'ask' });
    const { body } = await crew.service.anonymous().get<Role[]>(`/api/jobs/${job.id}/roles`);
    expect([body[0]?.rate_words, body[0]?.estimate]).toEqual(['Rate on request', null]);
    const { body: listed } = await crew.service.anonymous().get<Job[]>('/api/jobs?rate_unit=day&rate_min=1');
    expect(listed.map(({ id }) => id)).not.toContain(job.id);
    const path = `/api/jobs/${job.id}`;
    expect((await crew.service.anonymous().get<Job>(path)).body).toMatchObject({
      rate: 'Rate on request',
      rate_pence: null,
    });
  });
});
