import type { Application, Job, JobQuestion } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { boardOf } from './applicant-board.js';
import { CrewMarket } from './crew-market.js';
import { aFreelancer, aRecruiter } from './marketplace.js';

describe('questions at application', () => {
  let crew: CrewMarket;
  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const licence = { kind: 'yes_no', text: 'Can you drive a 7.5-tonne truck?', must_be_yes: true };
  const asked = [
    licence,
    { kind: 'choice', text: 'Which shift?', choices: ['Day', ' Night '] },
    { kind: 'number', text: 'How many years have you rigged?' },
    { kind: 'text', text: 'Have you worked here?' },
  ];
  const posted = async (questions: unknown[] = asked) => {
    const { recruiter, job } = await crew.job({ questions });
    return { recruiter, job, ids: job.questions.map(({ id }) => id) };
  };
  const apply = (person: TestActor, job: Job, answers?: unknown) =>
    crew.service.as(person).post<Application>(`/api/jobs/${job.id}/apply`, { answers });
  const answersOf = (ids: string[], values: unknown[]) => values.map((value, at) => ({ question_id: ids[at], value }));
  const edit = (company: TestActor, job: Job, questions: unknown) =>
    crew.service.as(company).put<Job>(`/api/jobs/${job.id}`, { questions });

  it('stand with the job for who applies, and are kept when they are edited [R519]', async () => {
    const { recruiter, job, ids } = await posted();
    const { body } = await crew.service.anonymous().get<Job>(`/api/jobs/${job.id}`);
    expect(body.questions).toEqual([
      { id: ids[0], ...licence, choices: [] },
      { id: ids[1], kind: 'choice', text: 'Which shift?', choices: ['Day', 'Night'], must_be_yes: false },
      { id: ids[2], kind: 'number', text: 'How many years have you rigged?', choices: [], must_be_yes: false },
      { id: ids[3], kind: 'text', text: 'Have you worked here?', choices: [], must_be_yes: false },
    ]);
    await crew.service.as(recruiter).put(`/api/jobs/${job.id}`, { title: 'Rigger' });
    const kept = await edit(recruiter, job, [{ ...body.questions[3], text: 'Do you know the place?' }, licence]);
    const of = ({ id, text }: JobQuestion) => [id === ids[3], text];
    expect(kept.body.questions.map(of)).toEqual([
      [true, 'Do you know the place?'],
      [false, licence.text],
    ]);
    expect((await edit(aRecruiter(), job, [])).status).toBe(403);
  });

  it('are five at most, and judged before they are asked [R519]', async () => {
    const { recruiter, job } = await posted([]);
    for (const wrong of [
      Array(6).fill(licence),
      [{ kind: 'text', text: ' ' }],
      [{ kind: 'choice', text: 'Which?' }],
      'none',
    ])
      expect((await edit(recruiter, job, wrong)).status).toBe(400);
  });

  it('are answered by who applies, and a no where yes is wanted turns no one down [R519]', async () => {
    const { recruiter, job, ids } = await posted();
    const person = await crew.crew('Rosa');
    const missing = await apply(person, job, answersOf(ids, [true, 'Day']));
    expect([missing.status, missing.body]).toMatchObject([
      400,
      { details: [{ field: `answers.${ids[2]}`, message: 'Please answer this question.' }] },
    ]);
    expect((await apply(person, job)).status).toBe(400);
    const long = 'a'.repeat(501);
    for (const wrong of [
      [true, 'Noon', 4, 'No'],
      [true, 'Day', '4', 'No'],
      ['yes', 'Day', 4, 'No'],
      [true, 'Day', 4, long],
    ])
      expect((await apply(person, job, answersOf(ids, wrong))).status).toBe(400);
    const { status, body } = await apply(person, job, answersOf(ids, [false, 'Night', 4, ' Four times ']));
    expect([status, body.status]).toEqual([201, 'applied']);
    const words = [
      { question: licence.text, must_be_yes: true, value: false },
      { question: 'Which shift?', value: 'Night' },
      { question: 'How many years have you rigged?', value: 4 },
      { question: 'Have you worked here?', value: 'Four times' },
    ];
    expect(body.answers).toMatchObject(words);
    expect((await boardOf(crew).cardOf(recruiter, job, body))?.answers).toMatchObject(words);
    const { body: listed } = await crew.service
      .as(recruiter)
      .get<Application[]>(`/api/recruiter/${recruiter.id}/applications?job_id=${job.id}`);
    expect(listed[0]?.answers).toEqual(body.answers);
  });

  it('keep the words in which they were answered, and tell who answers others that they changed [R519]', async () => {
    const { recruiter, job, ids } = await posted([licence]);
    const { body } = await apply(aFreelancer(), job, answersOf(ids, [true]));
    await edit(recruiter, job, [{ ...licence, id: ids[0], text: 'Do you own a truck?' }]);
    const path = `/api/applications/${body.id}`;
    const again = (await crew.service.as(recruiter).get<Application>(path)).body;
    expect(again.answers).toMatchObject([{ question: licence.text, value: true }]);
    await edit(recruiter, job, []);
    const late = await apply(aFreelancer(), job, answersOf(ids, [true]));
    expect([late.status, late.body]).toMatchObject([409, { code: 'QUESTIONS_CHANGED' }]);
    expect((await apply(aFreelancer(), job)).status).toBe(201);
  });

  it('are in the company’s table of applicants, where nothing becomes a formula, and in no other’s [R519]', async () => {
    const { recruiter, job, ids } = await posted([licence, { kind: 'text', text: 'Have you worked here?' }]);
    await apply(await crew.crew('Rosa'), job, answersOf(ids, [false, '=SUM(1)']));
    const csv = await crew.service.as(recruiter).get<string>(`/api/jobs/${job.id}/applicants.csv`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const [head, row] = csv.body.split('\r\n');
    expect(head).toContain('"Can you drive a 7.5-tonne truck?","Have you worked here?"');
    expect(row).toContain('"Rosa Ross"');
    expect(row).toContain(`"No","'=SUM(1)"`);
    expect((await crew.service.as(aRecruiter()).get(`/api/jobs/${job.id}/applicants.csv`)).status).toBe(404);
  });
});
