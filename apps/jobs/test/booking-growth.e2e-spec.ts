import type { Offer, Role } from '@crewcall/contracts-bookings';
import { Transactions } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';

const CONNECTIONS = 8;
const BOOKINGS = 20_000;
const TIMES = 3;
const DAY_MS = 86_400_000;
const [first, last] = [10, 37].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));

/** Counted by Postgres, not timed: whatever else the machine does. */
describe('what is read of a company with twenty thousand bookings', () => {
  let crew: CrewMarket;
  let recruiter: TestActor;
  let role: Role;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    ({ recruiter, role } = await crew.job({ positions: 20, event_date: first }));
  });
  afterAll(() => crew.close());

  /** Of all tables by now. Connections say what they read once they are asked to. */
  async function countRead(): Promise<number> {
    const transactions = crew.service.get(Transactions);
    let waiting = CONNECTIONS;
    let release = (): void => undefined;
    const all = new Promise<void>((resolve) => (release = resolve));
    // Each holds a connection until every one is asked.
    const say = async (): Promise<void> => {
      await crew.service.rows('SELECT pg_stat_force_next_flush()');
      waiting -= 1;
      if (waiting === 0) release();
      await all;
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, () => transactions.run(say)));
    const [row] = await crew.service.rows<{ read: number }>(
      `SELECT (SELECT sum(seq_tup_read) FROM pg_stat_user_tables)::integer
         + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes)::integer AS read`,
    );
    return row?.read ?? NaN;
  }

  /** The least of three: recurring tasks read now and then. */
  async function readBy(work: () => Promise<{ status: number }>): Promise<number> {
    const counts = [];
    for (let time = 0; time < TIMES; time += 1) {
      const before = await countRead();
      const { status } = await work();
      counts.push((await countRead()) - before);
      expect(status).toBe(200);
    }
    return Math.min(...counts);
  }

  async function readByEach(): Promise<Record<string, number>> {
    const people = await Promise.all(Array.from({ length: TIMES }, () => crew.crew()));
    const [person = recruiter] = people;
    const offers: { each: TestActor; offer: Offer }[] = [];
    for (const each of people) offers.push({ each, offer: await crew.offer(recruiter, role, each) });
    const checked = { user_ids: people.map(({ id }) => id), days: [first, last] };
    const confirmNext = () => {
      const next = offers.pop();
      if (!next) throw new Error('There is no offer left');
      return crew.move(next.each, next.offer, 'accept');
    };
    return {
      confirm: await readBy(confirmNext),
      month: await readBy(() => crew.service.as(person).get(`/api/calendar?from=${first}&to=${last}`)),
      ladder: await readBy(() => crew.service.as(recruiter).get(`/api/roles/${role.id}/ladder`)),
      check: await readBy(() => crew.service.as(recruiter).post('/api/availability/check', checked)),
    };
  }

  /** Of other people, on another job of the same company. */
  async function book(count: number): Promise<void> {
    const other = await crew.job({ positions: 20, event_date: first }, recruiter);
    const [call] = await crew.service.rows<{ id: string }>('SELECT id FROM bookings.calls WHERE job_id = $1', [
      other.job.id,
    ]);
    await crew.service.rows(
      `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms, terms_hash)
       SELECT gen_random_uuid(), r.id, r.job_id, gen_random_uuid(), $2, 'booking', 'confirmed', ARRAY[$3]::uuid[], r.terms, ''
       FROM bookings.roles r, generate_series(1, $4::integer) WHERE r.id = $1`,
      [other.role.id, recruiter.id, call?.id, count],
    );
    await crew.service.rows(
      `INSERT INTO bookings.bookings (id, offer_id, role_id, job_id, freelancer_id, recruiter_id, state, terms, terms_hash, confirmed_at)
       SELECT id, id, role_id, job_id, freelancer_id, recruiter_id, 'confirmed', terms, '', now() FROM bookings.offers WHERE role_id = $1`,
      [other.role.id],
    );
    await crew.service.rows(
      `INSERT INTO bookings.commitments (id, booking_id, call_id, freelancer_id, during, state)
       SELECT gen_random_uuid(), b.id, c.id, b.freelancer_id, c.during, 'confirmed'
       FROM bookings.bookings b JOIN bookings.calls c ON c.id = $2 WHERE b.role_id = $1`,
      [other.role.id, call?.id],
    );
    await crew.service.rows('ANALYZE');
  }

  it('is as little as with none, to confirm, show a month or a ladder and see who is free [R538]', async () => {
    await crew.service.rows('ANALYZE');
    const few = await readByEach();
    await book(BOOKINGS);
    const many = await readByEach();
    for (const [what, count] of Object.entries(many))
      expect([what, count < (few[what] ?? 0) + 300]).toEqual([what, true]);
  }, 60_000);
});
