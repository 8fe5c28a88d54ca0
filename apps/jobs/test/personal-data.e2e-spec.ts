import { userDeleted } from '@crewcall/contracts-identity/dto';
import { type PersonalDataExporter, PersonalDataParts } from '@crewcall/platform-personal-data';
import { expectCompleteExport, type TestActor } from '@crewcall/testing-node';
import { ApplicationsExporter } from '../src/personal-data/applications.exporter.js';
import { JobsExporter } from '../src/personal-data/jobs.exporter.js';
import { RatingsExporter } from '../src/personal-data/ratings.exporter.js';
import { ReviewsExporter } from '../src/personal-data/reviews.exporter.js';
import { keptBack } from './kept-back.js';
import { aFreelancer, Marketplace } from './marketplace.js';

describe('what jobs hold on a person', () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  async function hired() {
    const company = 'Quillfeather Sound';
    const facts = await market.applied({ company, description: `Ask for Quillfeather Sound at the gate.` });
    await market.introduce(facts.recruiter, { company });
    await market.introduce(facts.freelancer, { first: 'Petra', last: 'Nightingale' });
    await market.service.as(facts.recruiter).put(`${facts.path}/accept`);
    const rating = { job_application_id: facts.application.id, rating: 5, comment: 'Petra Nightingale is good.' };
    expect((await market.service.as(facts.recruiter).post('/api/ratings', rating)).status).toBe(201);
    return facts;
  }

  const leaves = ({ id, role }: TestActor): Promise<unknown> =>
    market.service.deliver(userDeleted, { subjectId: id, version: 9, payload: { role } });

  async function handedTo({ id }: TestActor): Promise<object[]> {
    const records: object[] = [];
    for (const holder of [JobsExporter, ApplicationsExporter, RatingsExporter, ReviewsExporter])
      for await (const record of market.service.get<PersonalDataExporter>(holder).records(id)) records.push(record);
    return records;
  }

  it('is handed to that person: their own words, no other user’s cover letter and no review that is not shown [S71] [R506]', async () => {
    const { recruiter, freelancer, job } = await hired();
    expect(await handedTo(recruiter)).toMatchObject([
      { id: job.id, company: 'Quillfeather Sound', status: 'closed' },
      { kind: 'received', job_title: 'Monitor engineer', status: 'hired', cover_letter: null },
      { kind: 'written', stars: 5, text: 'Petra Nightingale is good.' },
    ]);
    expect(await handedTo(freelancer)).toMatchObject([
      { kind: 'sent', company: 'Quillfeather Sound', cover_letter: 'I have mixed monitors for ten years.' },
    ]);
    await Promise.all([leaves(recruiter), leaves(freelancer)]);
  });

  it('is complete: every column of every schema is in it or kept back for a reason [S71] [R531]', () =>
    expectCompleteExport(market.service, market.service.get(PersonalDataParts).exporters, keptBack));

  it('is gone when a company leaves; who was booked still reads what for [Q57] [S72]', async () => {
    const { recruiter, freelancer, job } = await hired();
    const applying = market.service.as(aFreelancer()).with({ 'idempotency-key': 'personal-data-1' });
    const open = await market.post(recruiter, { company: 'Quillfeather Sound' });
    await applying.post(`/api/jobs/${open.id}/apply`, {});
    await leaves(recruiter);
    await leaves(recruiter);
    expect(await market.service.everything()).not.toMatch(/quillfeather/i);
    const { body } = await market.service.as(freelancer).get<object[]>(`/api/freelancer/${freelancer.id}/applications`);
    expect(JSON.stringify(body)).toContain('[Deleted Company]');
    expect(JSON.stringify(body)).toContain(job.title);
    const found = await market.service.anonymous().get<object[]>('/api/jobs?search=quillfeather');
    expect(found.body).toEqual([]);
    await leaves(freelancer);
  });

  it('is gone when a crew member leaves: letter, ratings and name [Q57] [S72]', async () => {
    const { recruiter, freelancer } = await hired();
    await leaves(freelancer);
    expect(await market.service.everything()).not.toMatch(/petra|nightingale|ten years/i);
    const { status } = await market.service.as(recruiter).get(`/api/recruiter/${recruiter.id}/applications`);
    expect(status).toBe(200);
  });
});
