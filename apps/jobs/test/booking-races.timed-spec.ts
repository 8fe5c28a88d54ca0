import type { Call } from '@crewcall/contracts-bookings';
import { served, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { CrewMarket } from './crew-market.js';

const MANY = 50;

/** Everything at once over two replicas, and the whole table looked over afterwards. */
describe('the promise that no user is booked twice', () => {
  let crew: CrewMarket;
  let replica: TestService;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    replica = await startTestService({ module: AppModule, name: 'jobs', replicaOf: crew.service });
  });
  afterAll(async () => {
    await replica.stop();
    await crew.close();
  }, 60_000);

  const someOf = (index: number): TestService => (index % 2 ? replica : crew.service);
  const range = Array.from({ length: MANY }, (_, index) => index);

  const deadlocks = async (): Promise<number> => {
    const [row] = await crew.service.rows<{ deadlocks: string }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(row?.deadlocks);
  };

  const countOf = (answers: { status: number; body: object }[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const code = status === 200 ? '200' : `${status} ${(body as { code?: string }).code ?? ''}`;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  };

  afterEach(async () => {
    const overlaps = await crew.service.rows(
      `SELECT 1 FROM bookings.commitments a JOIN bookings.commitments b ON a.freelancer_id = b.freelancer_id
         AND a.id < b.id AND a.during && b.during AND a.state = 'confirmed' AND b.state = 'confirmed'`,
    );
    const partial = await crew.service.rows(
      `SELECT 1 FROM bookings.bookings b JOIN bookings.offers o ON o.id = b.offer_id
       WHERE cardinality(o.call_ids) <> (SELECT count(*) FROM bookings.commitments c WHERE c.booking_id = b.id)`,
    );
    expect([overlaps, partial, await deadlocks()]).toEqual([[], [], 0]);
  });

  it('confirms one of 50 offers that one person accepts at once from 50 companies [R369] [R366]', async () => {
    const person = await crew.crew();
    const offers = [];
    for (const _ of range) {
      const { recruiter, role } = await crew.job();
      offers.push(await crew.offer(recruiter, role, person));
    }
    const startedAt = Date.now();
    const answers = await Promise.all(
      offers.map((offer, index) => crew.move(person, offer, 'accept', {}, someOf(index))),
    );
    const tookMs = Date.now() - startedAt;
    expect(countOf(answers)).toEqual({ '200': 1, '409 NOT_FREE': MANY - 1 });
    expect(tookMs).toBeLessThan(5000);
  }, 120_000);

  it('gives a slot of one position to one of 50 people who accept it at once [R370] [R364]', async () => {
    const { recruiter, role, job } = await crew.job({ positions: 10 });
    const people = await Promise.all(range.map(() => crew.crew()));
    const offers = [];
    for (const [index, person] of people.entries()) {
      // A company asks forty strangers an hour.
      if (index === 35) await crew.service.rows(`UPDATE bookings.offers SET created_at = now() - interval '2 hours'`);
      offers.push(await crew.offer(recruiter, role, person));
    }
    const saved = { name: role.name, positions: 1, terms: role.terms };
    expect((await crew.service.as(recruiter).put(`/api/roles/${role.id}`, saved)).status).toBe(200);
    const answers = await Promise.all(
      offers.map((offer, index) => {
        const person = people[index];
        if (!person) throw new Error('nobody');
        return served(() => crew.move(person, offer, 'accept', {}, someOf(index)));
      }),
    );
    expect(countOf(answers)).toEqual({ '200': 1, '409 SLOT_FILLED': MANY - 1 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ error: 'This slot has just been filled.' });
    const { body } = await crew.service
      .anonymous()
      .get<{ positions_left: number; status: string }>(`/api/jobs/${job.id}`);
    expect([body.positions_left, body.status]).toEqual([0, 'closed']);
  }, 120_000);

  it('books all three calls of one of 50 confirms in opposite orders, and none of the others [R371] [R372]', async () => {
    const person = await crew.crew();
    const days = ['2035-06-12', '2035-06-13', '2035-06-14'];
    const held = [];
    for (const index of range) {
      const { recruiter, role, job } = await crew.job({ event_date: index % 2 ? days[0] : days[2] });
      for (const day of index % 2 ? days.slice(1) : days.slice(0, 2).reverse()) {
        const call = { starts_on: day, starts_at: '08:00', ends_at: '18:00' };
        expect((await crew.service.as(recruiter).post<Call>(`/api/jobs/${job.id}/calls`, call)).status).toBe(201);
      }
      held.push({ recruiter, offer: await crew.pencil(recruiter, role, person) });
    }
    const startedAt = Date.now();
    const waits: number[] = [];
    const answers = await Promise.all(
      held.map(async ({ recruiter, offer }, index) => {
        const answer = await crew.move(recruiter, offer, 'confirm', {}, someOf(index));
        waits.push(Date.now() - startedAt);
        return answer;
      }),
    );
    expect(countOf(answers)).toEqual({ '200': 1, '409 NOT_FREE': MANY - 1 });
    expect(Math.max(...waits)).toBeLessThan(5000);
    const taken = await crew.service.rows('SELECT 1 FROM bookings.commitments WHERE freelancer_id = $1', [person.id]);
    expect(taken).toHaveLength(3);
  }, 120_000);
});
