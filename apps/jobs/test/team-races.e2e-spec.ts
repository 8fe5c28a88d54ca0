import type { TeamOffer } from '@crewcall/contracts-bookings';
import { served, type TestActor, type TestService } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';
import { TeamStory } from './teams.js';

/** Everything at once over two replicas. */
describe('teams hired at the same moment', () => {
  let crew: CrewMarket;
  let teams: TeamStory;
  let replica: TestService;

  beforeAll(async () => {
    teams = await TeamStory.open();
    crew = teams.crew;
    replica = await teams.replica();
  });
  afterAll(() => teams.close(), 60_000);

  const someOf = (index: number): TestService => (index % 2 ? replica : crew.service);
  const countOf = (answers: { status: number; body: object }[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const code = status === 200 ? '200' : `${status} ${(body as { code?: string }).code ?? ''}`;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  };
  const bookedBy = async (column: string, ids: string[]): Promise<Record<string, number>> => {
    const rows = await crew.service.rows<{ id: string; count: number }>(
      `SELECT ${column} AS id, count(*)::integer AS count FROM bookings.bookings
       WHERE ${column} = ANY($1::uuid[]) AND state = 'confirmed' GROUP BY 1`,
      [ids],
    );
    return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
  };
  const deadlocks = async (): Promise<number> => {
    const [row] = await crew.service.rows<{ deadlocks: string }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(row?.deadlocks);
  };
  /** All but the last have said yes. */
  const allButOne = async (members: TestActor[], offer: TeamOffer): Promise<{ last: TestActor; id: string }> => {
    const own = async (actor: TestActor): Promise<string> =>
      (await crew.service.as(actor).get<TeamOffer>(`/api/team-offers/${offer.id}`)).body.slots.find(
        ({ user_id }) => user_id === actor.id,
      )?.offer_id ?? '';
    const last = members.at(-1) as TestActor;
    for (const member of members.slice(0, -1))
      await crew.service.as(member).put(`/api/offers/${await own(member)}/accept`);
    return { last, id: await own(last) };
  };

  it('of 20 companies that hire one team of 4 for the same day one gets all four, and no one else is booked [R432]', async () => {
    const { team, members } = await teams.ofPublic(4);
    const ready = [];
    const jobs: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const { recruiter, job, role } = await crew.job({ event_date: '2036-09-12', positions: 4 });
      const { body } = await teams.hire(recruiter, team, members, job, role);
      ready.push(await allButOne(members, body));
      jobs.push(job.id);
    }
    const answers = await Promise.all(
      ready.map(({ last, id }, index) => served(() => someOf(index).as(last).put(`/api/offers/${id}/accept`))),
    );
    expect(countOf(answers)).toEqual({ '200': 1, '409 NOT_FREE': 19 });
    expect(Object.values(await bookedBy('job_id', jobs))).toEqual([4]);
    expect(await deadlocks()).toBe(0);
  }, 120_000);

  it('of 50 teams for one set of slots one is booked whole, and no other in part [R432]', async () => {
    const { recruiter, job, role } = await crew.job({ event_date: '2036-10-12', positions: 20 });
    const ready = [];
    const people: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      const { team, members } = await teams.ofPublic(2);
      // A company asks forty strangers an hour.
      await crew.service.rows(`UPDATE bookings.offers SET created_at = now() - interval '2 hours' WHERE job_id = $1`, [
        job.id,
      ]);
      const { status, body } = await teams.hire(recruiter, team, members, job, role);
      expect(status).toBe(201);
      ready.push(await allButOne(members, body));
      people.push(...members.map(({ id }) => id));
    }
    const saved = { name: role.name, positions: 2, terms: role.terms };
    expect((await crew.service.as(recruiter).put(`/api/roles/${role.id}`, saved)).status).toBe(200);
    const answers = await Promise.all(
      ready.map(({ last, id }, index) => served(() => someOf(index).as(last).put(`/api/offers/${id}/accept`))),
    );
    const counts = countOf(answers);
    expect(counts['200']).toBe(1);
    expect(Object.entries(counts).reduce((sum, [code, count]) => sum + (/^409/.test(code) ? count : 0), 0)).toBe(49);
    expect(await bookedBy('job_id', [job.id])).toEqual({ [job.id]: 2 });
    const booked = Object.keys(await bookedBy('freelancer_id', people));
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(booked.sort()).toEqual(people.slice(winner * 2, winner * 2 + 2).sort());
    expect(await deadlocks()).toBe(0);
  }, 180_000);
});
