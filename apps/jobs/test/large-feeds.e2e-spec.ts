import {
  type Booking,
  bookingsRoutes,
  calendarRoutes,
  dayAfter,
  type NewCalendarFeed,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('a calendar of more entries than one file holds', () => {
  let crew: CrewMarket;
  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const read = async (actor: TestActor, has_pencils = false) => {
    const { body } = await as(actor).post<NewCalendarFeed>(calendarRoutes.feeds, { detail: 'full', has_pencils });
    const file = String((await crew.service.anonymous().get(body.path)).body);
    const starts = [...file.matchAll(/DTSTART;TZID=Europe\/London:(\d{8})T/g)].map(([, day]) => day);
    const onDay = (days: number) => starts.filter((day) => day === on(days).replaceAll('-', '')).length;
    return { count: starts.length, onDay };
  };
  /** Twenty-four calls of twenty minutes each day, from the one day until before the other. */
  const fill = (job: Job, from: number, until: number) =>
    crew.service.rows(
      `INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during)
       SELECT gen_random_uuid(), $1, day, at, day, at + interval '20 minutes',
         tstzrange((day + at) AT TIME ZONE 'Europe/London', (day + at + interval '20 minutes') AT TIME ZONE 'Europe/London')
       FROM (SELECT $2::date + n / 24 AS day, time '12:00' + n % 24 * interval '20 minutes' AS at
         FROM generate_series(0, $3::integer * 24 - 1) n) calls`,
      [job.id, on(from), until - from],
    );

  it('keeps a company’s nearest calls to come, and of those that are over the last [R464]', async () => {
    const { recruiter, job } = await crew.job({ event_date: on(1) });
    await fill(job, 10, 80);
    await fill(job, -60, -30);
    const feed = await read(recruiter);
    expect(feed.count).toBe(2_000);
    expect(feed.onDay(1)).toBe(1);
    expect([feed.onDay(79), feed.onDay(-31), feed.onDay(-60)]).toEqual([24, 24, 0]);
  });

  it('leaves out the farthest where those to come are too many [R464]', async () => {
    const { recruiter, job } = await crew.job({ event_date: on(1) });
    await fill(job, 10, 100);
    await fill(job, -20, -19);
    const feed = await read(recruiter);
    expect([feed.count, feed.onDay(1)]).toEqual([2_000, 1]);
    expect([feed.onDay(10), feed.onDay(99), feed.onDay(-20)]).toEqual([24, 0, 0]);
  });

  it('keeps the nearest of a person’s bookings and pencils alike [R464]', async () => {
    const person = await crew.crew();
    const [near, far] = [await crew.job({ event_date: on(2) }), await crew.job({ event_date: on(1) })];
    await crew.move(person, await crew.offer(near.recruiter, near.role, person), 'accept');
    const [booking] = (await as(person).get<Booking[]>(`${bookingsRoutes.bookings}?side=freelancer`)).body;
    const pencil = await crew.pencil(far.recruiter, far.role, person);
    await fill(near.job, 10, 80);
    await fill(far.job, 80, 150);
    await crew.service.rows(
      `INSERT INTO bookings.commitments (id, call_id, booking_id, freelancer_id, during, state)
       SELECT gen_random_uuid(), c.id, $1, $2, c.during, 'confirmed' FROM bookings.calls c WHERE c.job_id = $3 AND c.starts_on >= $4::date`,
      [booking?.id, person.id, near.job.id, on(10)],
    );
    const ofJob = `ARRAY(SELECT id FROM bookings.calls WHERE job_id = $2)`;
    await crew.service.rows(`UPDATE bookings.offers SET call_ids = ${ofJob} WHERE id = $1`, [pencil.id, far.job.id]);
    const feed = await read(person, true);
    expect([feed.count, feed.onDay(1), feed.onDay(2)]).toEqual([2_000, 1, 1]);
    expect([feed.onDay(10), feed.onDay(79), feed.onDay(80), feed.onDay(149)]).toEqual([24, 24, 24, 0]);
  });
});
