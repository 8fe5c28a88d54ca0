import type { Calendar, Offer } from '@crewcall/contracts-bookings';
import { applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import type { TestActor } from '@crewcall/testing-node';
import { OffersExporter } from '../src/personal-data/offers.exporter.js';
import { CrewMarket } from './crew-market.js';
import { aRecruiter } from './marketplace.js';

describe('an enquiry without the company’s name', () => {
  let crew: CrewMarket;
  const recruiter = aRecruiter();

  beforeAll(async () => {
    crew = await CrewMarket.open();
    for (let completed = 0; completed < 3; completed += 1) {
      const done = await crew.job({}, recruiter);
      await crew.hire(recruiter, await crew.crew(), done.job);
    }
    await crew.service.rows(`UPDATE bookings.bookings SET state = 'completed' WHERE recruiter_id = $1`, [recruiter.id]);
  });
  afterAll(() => crew.close());

  const posted = async () => {
    const place = { location: 'Northlight Yard, Canal Street, Leeds, LS1 4AP', title: 'Northlight summer party' };
    const { job, role } = await crew.job(place, recruiter);
    const calls = `/api/jobs/${job.id}/calls`;
    const [call] = (await crew.service.anonymous().get<{ id: string }[]>(calls)).body;
    const times = { starts_on: '2035-06-12', starts_at: '08:00', ends_at: '18:00' };
    await crew.service.as(recruiter).put(`/api/calls/${call?.id}`, { ...times, name: 'Northlight get-in' });
    const input = { name: 'Monitor engineer', positions: role.positions, terms: role.terms };
    await crew.service.as(recruiter).put(`/api/roles/${role.id}`, input);
    const secrets = [recruiter.id, job.id, role.id, job.company, job.title, 'Northlight', 'Canal Street', '4AP'];
    return { job, role, secrets: [...secrets, call?.id ?? ''] };
  };
  const ask = (role: Awaited<ReturnType<typeof posted>>['role'], person: TestActor) =>
    crew.offer(recruiter, role, person, { kind: 'enquiry', is_unnamed: true });

  /** Everything about it that this person can read. */
  const readBy = async (person: TestActor, { id }: Offer): Promise<string> => {
    const as = crew.service.as(person);
    const answers = [
      await as.get(`/api/offers/${id}`),
      await as.get('/api/offers?side=freelancer'),
      await as.get<Calendar>('/api/calendar?from=2035-06-01&to=2035-06-30'),
      await as.get(`/api/freelancer/${person.id}/applications`),
      await as.get('/api/bookings?side=freelancer'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const copy: object[] = [];
    for await (const record of crew.service.get(OffersExporter).records(person.id)) copy.push(record);
    return JSON.stringify([answers.map(({ body }) => body), copy]);
  };

  it('leads the person asked to no company, job, role or application [R349]', async () => {
    const person = await crew.crew();
    const { role, job, secrets } = await posted();
    const enquiry = await ask(role, person);
    const seen = await readBy(person, enquiry);
    expect(seen).toContain(enquiry.id);
    expect(seen).toContain('Monitor engineer');
    expect(seen).toContain('2035-06-12');
    for (const secret of secrets) expect(seen).not.toContain(secret);
    expect((await crew.see(person, enquiry)).location).toBe('Leeds, LS1');
    const answered = await crew.move(person, enquiry, 'answer', { answer: 'free' });
    for (const secret of secrets) expect(JSON.stringify(answered.body)).not.toContain(secret);
    const company = await crew.see(recruiter, enquiry);
    expect([company.job_id, company.role_id, company.answer]).toEqual([job.id, role.id, 'free']);
  });

  it('makes no application, which the first offer with a name does [R349] [R379]', async () => {
    const person = await crew.crew();
    const { role } = await posted();
    const enquiry = await ask(role, person);
    expect(enquiry.application_id).toBeNull();
    await crew.move(person, enquiry, 'answer', { answer: 'free' });
    const offer = await crew.offer(recruiter, role, person);
    expect(await crew.service.outbox(applicationSubmitted, offer.application_id ?? '')).toHaveLength(1);
    expect((await crew.see(person, offer)).company).toBe('Northlight Productions');
  });

  it('says nothing more to a person who had applied to the job [R349]', async () => {
    const person = await crew.crew();
    const { role, job, secrets } = await posted();
    const application = await crew.market.apply(person, job);
    const enquiry = await ask(role, person);
    const seen = JSON.stringify(await crew.see(person, enquiry));
    for (const secret of [...secrets, application.id]) expect(seen).not.toContain(secret);
  });
});
