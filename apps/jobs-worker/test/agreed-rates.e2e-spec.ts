import { buildJob, Clock, JobRepository } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { CountAgreedRates } from '../src/agreed-rates/count-agreed-rates.service.js';
import { AppModule } from '../src/app.module.js';
import { JobsTablesModule, notDueToday } from './jobs-tables.module.js';

const leeds = { lat: 53.79648, lon: -1.54785 };
const london = { lat: 51.50853, lon: -0.12574 };

interface Agreed {
  skill: string | null;
  skills?: string[];
  pounds: number;
  confirmedAt?: string;
  person?: string;
  company?: string;
  basis?: string;
}

describe('figures of day rates', () => {
  let tables: TestService;
  let worker: TestService;

  beforeAll(async () => {
    tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    await notDueToday(tables, 'count-agreed-rates');
    worker = await startTestService({ module: AppModule, name: 'jobs-worker', replicaOf: tables });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await worker.stop();
    await tables.stop();
  });

  async function books(at: { lat: number; lon: number }, agreed: Agreed): Promise<void> {
    const { skill, skills = [], pounds, confirmedAt = '2035-06-10T12:00Z', basis = 'day' } = agreed;
    const { person = newId(), company = newId() } = agreed;
    const job = buildJob({ recruiterId: company, skills });
    await worker.get(JobRepository).addJob(job);
    await worker.rows('UPDATE jobs SET lat = $2, lon = $3 WHERE id = $1', [job.id, at.lat, at.lon]);
    const [role, offer] = [newId(), newId()];
    const terms = JSON.stringify({ basis, amount_pence: pounds * 100 });
    await worker.rows(
      `INSERT INTO bookings.roles (id, job_id, name, skill, positions, terms) VALUES ($1, $2, 'Role', $3, 1, '{}')`,
      [role, job.id, skill],
    );
    await worker.rows(
      `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms,
         terms_hash, answer_by, deadline_version)
       VALUES ($1, $2, $3, $4, $5, 'booking', 'confirmed', ARRAY[gen_random_uuid()], '{}', '', now(), 1)`,
      [offer, role, job.id, person, company],
    );
    await worker.rows(
      `INSERT INTO bookings.bookings (id, offer_id, role_id, job_id, freelancer_id, recruiter_id, state, terms, terms_hash, confirmed_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, 'confirmed', $6, '', $7)`,
      [offer, role, job.id, person, company, terms, confirmedAt],
    );
  }

  async function countedAt(moment: string): Promise<object[]> {
    jest.spyOn(worker.get(Clock), 'now').mockReturnValue(new Date(moment));
    await worker.get(CountAgreedRates).count();
    return worker.rows<object>(
      'SELECT skill, region, low_pence, median_pence, high_pence, until::text FROM bookings.agreed_rates ORDER BY skill, region',
    );
  }

  it('need five people and three companies, are rounded to £10, by skill and region, of twelve months, once a month [R460]', async () => {
    const [one, two, three] = [newId(), newId(), newId()];
    const companies = [one, one, two, two, three];
    const pounds = [300, 304, 312, 333, 398];
    for (const [at, company] of companies.entries())
      await books(leeds, { skill: 'Audio', company, pounds: pounds[at] ?? 0 });
    // Two companies; four people; a skill of the job where the role names none.
    for (const company of [one, one, one, two, two]) await books(leeds, { skill: 'Rigging', company, pounds: 300 });
    for (const company of [one, two, three, three]) await books(london, { skill: 'Audio', company, pounds: 500 });
    for (const company of [...companies, one])
      await books(leeds, { skill: null, skills: ['LX', 'Dante'], company, pounds: 260 });
    // Outside the months, or by the hour.
    await books(leeds, { skill: 'Audio', pounds: 9_000, confirmedAt: '2034-06-30T22:00Z' });
    await books(leeds, { skill: 'Audio', pounds: 9_000, confirmedAt: '2035-06-30T23:00Z' });
    await books(leeds, { skill: 'Audio', pounds: 9_000, basis: 'hour' });
    const region = 'Yorkshire and the Humber';
    const flat = { region, low_pence: 26_000, median_pence: 26_000, high_pence: 26_000, until: '2035-07-01' };
    const july = [
      { skill: 'audio', region, low_pence: 30_000, median_pence: 31_000, high_pence: 33_000, until: '2035-07-01' },
      { skill: 'dante', ...flat },
      { skill: 'lx', ...flat },
    ];
    expect(await countedAt('2035-07-02T09:00Z')).toEqual(july);
    await books(leeds, { skill: 'Audio', company: three, pounds: 9_000 });
    expect(await countedAt('2035-07-30T09:00Z')).toEqual(july);
  });

  it('count a person once with each company, by the latest rate [R460]', async () => {
    const [regular, often] = [newId(), newId()];
    for (const pounds of [900, 900, 900, 900, 900])
      await books(london, {
        skill: 'Video',
        person: regular,
        company: often,
        pounds,
        confirmedAt: '2036-02-01T12:00Z',
      });
    for (const pounds of [200, 220, 240, 260])
      await books(london, { skill: 'Video', pounds, confirmedAt: '2036-02-02T12:00Z' });
    const found = (await countedAt('2036-03-01T00:00Z')).filter((row) => 'skill' in row && row.skill === 'video');
    expect(found).toEqual([
      {
        skill: 'video',
        region: 'London',
        low_pence: 22_000,
        median_pence: 24_000,
        high_pence: 26_000,
        until: '2036-03-01',
      },
    ]);
  });
});
