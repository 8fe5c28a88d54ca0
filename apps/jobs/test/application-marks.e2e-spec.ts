import { applicantBoardRoutes } from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import type { Application } from '@crewcall/contracts-jobs';
import { PersonalDataParts } from '@crewcall/platform-personal-data';
import type { TestActor } from '@crewcall/testing-node';
import { boardOf } from './applicant-board.js';
import { CrewMarket } from './crew-market.js';
import { aRecruiter } from './marketplace.js';

describe('what a company keeps on an application, and what its applicant sees', () => {
  let crew: CrewMarket;
  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const applied = async () => {
    const { recruiter, job } = await crew.job({ positions: 3 });
    return { recruiter, job, ...(await boardOf(crew).apply(job, 'Rosa')) };
  };
  const mark = (actor: TestActor, { id }: Application, input: object) =>
    crew.service.as(actor).put(applicantBoardRoutes.applicationMarks(id), input);
  const see = async (actor: TestActor, { id }: Application) =>
    (await crew.service.as(actor).get<Application>(`/api/applications/${id}`)).body;
  const exported = async ({ id }: TestActor): Promise<string> => {
    const records: object[] = [];
    for (const part of crew.service.get(PersonalDataParts).exporters)
      for await (const record of part.records(id)) records.push(record);
    return JSON.stringify(records);
  };

  it('are a note and tags, on its list and its board, which it changes and takes away [R521]', async () => {
    const { recruiter, job, application } = await applied();
    const saved = await mark(recruiter, application, { note: ' Knows the dock. ', tags: ['Dock', 'dock '] });
    expect([saved.status, saved.body]).toEqual([200, { note: 'Knows the dock.', tags: ['Dock'] }]);
    expect((await see(recruiter, application)).marks).toEqual(saved.body);
    expect((await boardOf(crew).cardOf(recruiter, job, application))?.tags).toEqual(['Dock']);
    const tagged = await boardOf(crew).read(recruiter, job, '?tag=dock');
    expect(tagged.columns[0]?.count).toBe(1);
    await mark(recruiter, application, { note: null, tags: [] });
    expect((await see(recruiter, application)).marks).toEqual({ note: null, tags: [] });
    for (const wrong of [{ tags: 'Dock' }, { note: 'a'.repeat(2_001), tags: [] }, { tags: ['a'.repeat(25)] }])
      expect((await mark(recruiter, application, wrong)).status).toBe(400);
  });

  it('are that company’s alone: not the applicant’s, not another’s, and gone with either [R521]', async () => {
    const { recruiter, application, person } = await applied();
    await mark(recruiter, application, { note: 'Knows the dock.', tags: ['Quaysidetag'] });
    expect(await see(person, application)).not.toHaveProperty('marks');
    expect((await mark(aRecruiter(), application, { note: 'Mine?', tags: [] })).status).toBe(404);
    expect((await mark(person, application, { note: 'Mine?', tags: [] })).status).toBe(403);
    expect(await exported(recruiter)).toContain('Quaysidetag');
    const own = await exported(person);
    expect(own).toContain('1 company keeps notes on you');
    expect(own).not.toMatch(/Quaysidetag|the dock/);
    await crew.service.deliver(userDeleted, { subjectId: person.id, version: 9, payload: { role: 'freelancer' } });
    expect(await crew.service.everything()).not.toMatch(/Quaysidetag|the dock/);
  });

  it('tells both how far it came and when, in the order of time, each step once [R521]', async () => {
    const { recruiter, application, person } = await applied();
    const move = (verb: string) => crew.service.as(recruiter).put(`/api/applications/${application.id}/${verb}`);
    for (const verb of ['review', 'review', 'shortlist', 'accept']) await move(verb);
    await crew.service.as(recruiter).put(`/api/applications/${application.id}/cancel`, { reason: 'Called off.' });
    const { timeline } = await see(person, application);
    expect(timeline.map(({ step }) => step)).toEqual(['applied', 'viewed', 'shortlisted', 'decided']);
    const times = timeline.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(timeline[0]?.at).toBe(application.applied_at);
    expect((await see(recruiter, application)).timeline).toEqual(timeline);
  });
});
