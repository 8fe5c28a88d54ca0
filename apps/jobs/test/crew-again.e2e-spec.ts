import {
  type CrewAgainPerson,
  type CrewAgainResult,
  dayAfter,
  type Offer,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import type { Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

const day = dayAfter(wallTimeOf(new Date()).day, 21);
/** The same weekday, so that the copy begins on it. */
const again = dayAfter(day, 28);

describe('the same crew again', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const list = (company: TestActor, job: Job, first_day = again) =>
    as(company).get<CrewAgainPerson[]>(`/api/jobs/${job.id}/crew-again?first_day=${first_day}`);
  const ask = (company: TestActor, job: Job, people: CrewAgainPerson[], input: object = {}, key = '') =>
    (key ? as(company).with({ 'idempotency-key': key }) : as(company)).post<CrewAgainResult>(
      `/api/jobs/${job.id}/crew-again`,
      {
        first_day: again,
        kind: 'pencil',
        people: people.map(({ user_id, role_id }) => ({ user_id, role_id })),
        ...input,
      },
    );
  const jobsOf = async (company: TestActor): Promise<Job[]> =>
    (await as(company).get<Job[]>(`/api/jobs/recruiter/${company.id}`)).body;

  async function worked(names: string[]) {
    const { recruiter, job, role } = await crew.job({ event_date: day, positions: 5 });
    const people: TestActor[] = [];
    for (const name of names) {
      const person = await crew.crew(name);
      const offer = await crew.offer(recruiter, role, person);
      await crew.move(person, offer, 'accept');
      people.push(person);
    }
    return { recruiter, job, role, people };
  }

  it('lists who was booked, with what may be known of the new days, and who is no longer here [R424]', async () => {
    const { recruiter, job, role, people } = await worked(['Ann', 'Ben', 'Cat', 'Dan']);
    const [ann, ben, cat, dan] = people;
    if (!ann || !ben || !cat || !dan) throw new Error('Four were booked');
    await as(ann).post('/api/calendar/blocks', { kind: 'unavailable', starts_on: again });
    await as(ben).put('/api/calendar/sharing', { sharing: 'nobody' });
    const { body: mine } = await as(dan).get<{ id: string }[]>('/api/bookings?side=freelancer');
    await as(dan).put(`/api/bookings/${mine[0]?.id ?? ''}/cancel`, { kind: 'ill' });
    // Worked; what is still ahead is cancelled with the account.
    await crew.service.rows(`UPDATE bookings.bookings SET state = 'completed' WHERE freelancer_id = $1`, [cat.id]);
    await crew.service.deliver(userDeleted, { subjectId: cat.id, version: 9, payload: { role: 'freelancer' } });
    const { status, body } = await list(recruiter, job);
    expect(status).toBe(200);
    const one = { role_id: role.id, role_name: role.name, is_here: true };
    expect(body).toEqual([
      expect.objectContaining({ ...one, user_id: ann.id, first_name: 'Ann', is_shared: true }),
      expect.objectContaining({ ...one, user_id: ben.id, is_shared: false, days: [] }),
      expect.objectContaining({ ...one, user_id: cat.id, first_name: null, is_here: false, days: [] }),
    ]);
    expect(body[0]?.days).toMatchObject([{ day: again, word: 'busy' }]);
    expectError(await list(recruiter, job, '2020-01-01x'), 400);
  });

  it('posts the job on its new days and offers each the same role there [R424]', async () => {
    const { recruiter, job, people } = await worked(['Ann', 'Ben']);
    const [ann, ben] = (await list(recruiter, job)).body;
    if (!ann || !ben) throw new Error('Two were booked');
    const { status, body } = await ask(recruiter, job, [ann], { note: 'As last time.' });
    expect([status, body]).toMatchObject([200, { asked: [ann.user_id], skipped: [], words: '1 asked' }]);
    const posted = (await jobsOf(recruiter)).find(({ id }) => id === body.job_id);
    expect(posted).toMatchObject({ title: job.title, event_date: again, status: 'active' });
    const offers = (await as(people[0] ?? recruiter).get<Offer[]>('/api/offers?side=freelancer&state=open')).body;
    expect(offers).toMatchObject([
      {
        kind: 'pencil',
        job_id: body.job_id,
        role_name: ann.role_name,
        note: 'As last time.',
        calls: [{ starts_on: again }],
      },
    ]);
    expect((await as(people[1] ?? recruiter).get('/api/offers?side=freelancer&state=open')).body).toEqual([]);
  });

  it('names who could not be asked with the reason: who left, and who never was on the job [R424]', async () => {
    const { recruiter, job, people } = await worked(['Ann', 'Ben']);
    const { body: both } = await list(recruiter, job);
    const [ann] = both;
    const stranger = await crew.crew('Eve');
    if (!ann) throw new Error('Two were booked');
    await crew.service.rows('UPDATE people SET is_hidden = true WHERE user_id = $1', [people[1]?.id]);
    const { body } = await ask(recruiter, job, [...both, { ...ann, user_id: stranger.id }]);
    expect(body.words).toBe('1 asked, 2 skipped: 1 no longer here, 1 was not booked on this job');
    expectError(await ask(recruiter, job, []), 400);
    expectError(await ask(recruiter, job, [ann, ann]), 400);
    expectError(await ask(recruiter, job, [ann], { first_day: dayAfter(day, -60) }), 400);
  });

  it('posts one job and asks each once when it is sent again with its key [R424]', async () => {
    const { recruiter, job } = await worked(['Ann', 'Ben']);
    const { body: people } = await list(recruiter, job);
    const first = await ask(recruiter, job, people, {}, 'again-key-1');
    const second = await ask(recruiter, job, people, {}, 'again-key-1');
    expect(second.body).toEqual(first.body);
    expect(await jobsOf(recruiter)).toHaveLength(2);
    expect(
      await crew.service.rows('SELECT 1 FROM bookings.offers WHERE job_id = $1', [first.body.job_id]),
    ).toHaveLength(2);
  });

  it('shows nothing of one company’s crew to another, or to the crew [R424]', async () => {
    const { recruiter, job, people } = await worked(['Ann']);
    const { body } = await list(recruiter, job);
    const other = aRecruiter();
    expectError(await list(other, job), 404);
    expectError(await ask(other, job, body), 404);
    expectError(await list(people[0] ?? other, job), 403);
    expectError(await ask(people[0] ?? other, job, body), 403);
    expect(await jobsOf(other)).toEqual([]);
    expect(await jobsOf(recruiter)).toHaveLength(1);
  });
});
