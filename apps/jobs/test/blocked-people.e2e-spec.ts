import { dayAfter, type Team, type TeamOffer, wallTimeOf } from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import type { Job, NearestJobs } from '@crewcall/contracts-jobs';
import { blockChanged } from '@crewcall/contracts-messaging/dto';
import { envelopeOf } from '@crewcall/platform-events';
import type { TestActor } from '@crewcall/testing-node';
import { coversOf, standing } from './covers.js';
import { CrewMarket } from './crew-market.js';
import { expectCode, expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';
import { TeamStory } from './teams.js';

describe('crew and companies one of whom blocked the other', () => {
  let crew: CrewMarket;
  let covers: ReturnType<typeof coversOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    covers = coversOf(crew);
  });
  // Each has its own crew: all who are here can be asked.
  afterEach(() => crew.service.rows(`UPDATE people SET is_hidden = true WHERE role = 'freelancer'`));
  afterAll(() => crew.close());

  const block = ({ id: by }: TestActor, { id: against }: TestActor, on = true) =>
    crew.service.deliver(blockChanged, { subjectId: by, payload: { by, against, on } });

  it('are not asked, whichever of them it was, as if they did not exist; what is booked stands [R426]', async () => {
    const [mine, theirs, other] = [await crew.crew('Mine'), await crew.crew('Theirs'), await crew.crew('Other')];
    const { recruiter, role } = await crew.job({ positions: 5 });
    await crew.move(mine, await crew.offer(recruiter, role, mine), 'accept');
    const next = await crew.job({ event_date: dayAfter(wallTimeOf(new Date()).day, 40), positions: 5 }, recruiter);
    await block(mine, recruiter);
    await block(recruiter, theirs);
    for (const person of [mine, theirs]) expectError(await crew.tryOffer(recruiter, next.role, person), 404);
    const input = { freelancer_ids: [mine.id, other.id, theirs.id] };
    const { body } = await crew.tryOffer(recruiter, next.role, mine, input);
    const refused = Array.isArray(body) ? body.filter(({ refusal }) => refusal).map((one) => one.freelancer_id) : [];
    expect(refused.sort()).toEqual([mine.id, theirs.id].sort());
    const { body: own } = await crew.service.as(mine).get<{ state: string }[]>('/api/bookings?side=freelancer');
    expect(own).toMatchObject([{ state: 'confirmed' }]);
    await block(mine, recruiter, false);
    expect((await crew.tryOffer(recruiter, next.role, mine)).status).toBe(201);
  });

  it('are not found for cover, and not asked by one that runs [R426]', async () => {
    const [ana, ben, cem, dot, eva] = await covers.team();
    if (!ana || !ben || !cem || !dot || !eva) throw new Error('No crew');
    const { recruiter, role } = await covers.fellFree();
    await block(ana, recruiter);
    await block(recruiter, ben);
    const { candidates } = await covers.look(recruiter, role.id);
    expect(candidates.map(({ first_name }) => first_name)).toEqual(['Cem', 'Dot', 'Eva']);
    await block(ben, recruiter, true);
    await block(recruiter, ben, false);
    expect((await covers.look(recruiter, role.id)).candidates).toHaveLength(3);
    await block(ben, recruiter, false);
    const fay = await covers.near('Fay', 26);
    const rescue = await covers.start(recruiter, role.id);
    await block(eva, recruiter);
    await covers.passes(10);
    const { people } = await covers.see(recruiter, rescue);
    expect(standing(people)).toEqual(['Ben asked 1', 'Cem asked 1', 'Dot asked 1', 'Eva gone', 'Fay asked 2']);
    expect(fay.id).toBeTruthy();
  });

  it('do not meet in lists of jobs, whichever of them it was, and visitors see them all [R426]', async () => {
    const [mine, theirs] = [await crew.crew('Mine'), await crew.crew('Theirs')];
    const { recruiter, job } = await crew.job({ title: 'Quarry opera rigger' });
    const other = await crew.job({ title: 'Quarry opera dresser' });
    await block(mine, recruiter);
    await block(recruiter, theirs);
    const client = (actor: TestActor | null) => (actor ? crew.service.as(actor) : crew.service.anonymous());
    const found = async (actor: TestActor | null, query: string) => {
      const { body, headers } = await client(actor).get<Job[]>(`/api/jobs?search=quarry opera${query}`);
      return { ids: body.map(({ id }) => id).sort(), total: Number(headers.get('x-total-count')) };
    };
    const total = async (actor: TestActor | null) =>
      Number((await client(actor).get<Job[]>('/api/jobs?page_size=1')).headers.get('x-total-count'));
    for (const order of ['', '&order=best']) {
      expect(await found(null, order)).toEqual({ ids: [job.id, other.job.id].sort(), total: 2 });
      for (const person of [mine, theirs])
        expect(await found(person, order)).toEqual({ ids: [other.job.id], total: 1 });
    }
    expect((await total(null)) - (await total(mine))).toBe(1);
    const nearest = '/api/jobs/nearest?search=quarry opera zzz';
    const jobsOf = async (actor: TestActor | null) =>
      (await client(actor).get<NearestJobs>(nearest)).body.jobs.map(({ id }) => id);
    expect(await jobsOf(null)).toContain(job.id);
    expect(await jobsOf(mine)).not.toContain(job.id);
    const similar = async (actor: TestActor | null) =>
      (await client(actor).get<Job[]>(`/api/jobs/${other.job.id}/similar`)).body.map(({ id }) => id);
    expect(await similar(null)).toContain(job.id);
    expect(await similar(theirs)).not.toContain(job.id);
    await block(mine, recruiter, false);
    expect(await found(mine, '')).toMatchObject({ total: 2 });
  });

  it('do not meet among teams: one with a member who is kept apart is not found [R426]', async () => {
    const teams = new TeamStory(crew);
    const { team, members } = await teams.ofPublic(2);
    const recruiter = aRecruiter();
    const found = async () =>
      (await crew.service.as(recruiter).get<Team[]>('/api/team-directory')).body.some(({ id }) => id === team.id);
    expect(await found()).toBe(true);
    await block(members[1] as TestActor, recruiter);
    expect(await found()).toBe(false);
  });

  it('do not meet through a lead: neither may be proposed to the other as a substitute, nor taken [R426]', async () => {
    const teams = new TeamStory(crew);
    const { team, members } = await teams.ofPublic(2);
    const [lead, tom] = members as [TestActor, TestActor];
    const { recruiter, job, role } = await crew.job({ positions: 2, event_date: '2036-08-11' });
    const { body: offer } = await teams.hire(recruiter, team, members, job, role);
    const toms = offer.slots.find(({ user_id }) => user_id === tom.id)?.offer_id;
    await crew.service.as(tom).put(`/api/offers/${toms}/decline`, { reason: 'rate' });
    const move = (actor: TestActor, name: string, input: object) =>
      crew.service.as(actor).put<TeamOffer>(`/api/team-offers/${offer.id}/${name}`, { for_user_id: tom.id, ...input });
    const propose = (person: TestActor) => move(lead, 'substitute', { user_id: person.id });
    const [mine, theirs, other] = [await crew.crew('Mine'), await crew.crew('Theirs'), await crew.crew('Other')];
    await block(mine, recruiter);
    await block(recruiter, theirs);
    for (const person of [mine, theirs]) expectCode(await propose(person), 409, 'SUBSTITUTE');
    expect((await propose(other)).status).toBe(200);
    await block(other, recruiter);
    expectError(await move(recruiter, 'take-substitute', {}), 404);
    await block(mine, recruiter, false);
    expect((await propose(mine)).status).toBe(200);
    expect((await move(recruiter, 'take-substitute', {})).body.state).toBe('open');
  });

  it('are kept apart by what happened last, and forgotten with an account [R426]', async () => {
    const [person, { recruiter, role }] = [await crew.crew(), await crew.job({ positions: 5 })];
    const payload = { by: person.id, against: recruiter.id };
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const told = envelopeOf(blockChanged, { subjectId: person.id, payload: { ...payload, on: true } });
    const ended = envelopeOf(blockChanged, { subjectId: person.id, payload: { ...payload, on: false } });
    await crew.service.redeliver({ ...ended, occurred_at: at(5) });
    await crew.service.redeliver({ ...told, occurred_at: at(0) });
    expect((await crew.tryOffer(recruiter, role, person)).status).toBe(201);
    await crew.service.deliver(userDeleted, { subjectId: person.id, version: 9, payload: { role: 'freelancer' } });
    const kept = await crew.service.rows('SELECT * FROM bookings.blocked_people WHERE by_id = $1', [person.id]);
    expect(kept).toEqual([]);
  });
});
