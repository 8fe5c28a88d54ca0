import {
  type Availability,
  calendarAllowances,
  type CheckedPeople,
  dayAfter,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { calendarsLookedAt } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { type TestActor, testServer } from '@crewcall/testing-node';
import { Redis } from 'ioredis';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('a look at who is free', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const see = (company: TestActor, { id }: { id: string }, from = on(1), to = on(7)) =>
    crew.service.as(company).get<Availability>(`/api/availability/${id}?from=${from}&to=${to}`);
  const check = (company: TestActor, input: object) =>
    crew.service.as(company).post<CheckedPeople>('/api/availability/check', input);

  it('is looked up so often a minute, and counted for the person [R319]', async () => {
    const person = await crew.crew();
    for (const company of [aRecruiter(), aRecruiter()]) {
      await see(company, person);
      await check(company, { user_ids: [person.id], days: [on(1)] });
    }
    const mine = await crew.service.as(person).get<{ checked_by: number }>(`/api/calendar?from=${on(0)}&to=${on(1)}`);
    expect(mine.body.checked_by).toBe(2);
    const keen = aRecruiter();
    const user_ids = [person.id, ...Array.from({ length: 99 }, newId)];
    const days = Array.from({ length: 14 }, (_, index) => on(index));
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await check(keen, { user_ids, days })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const refused = await check(keen, { user_ids, days });
    expect([refused.headers.get('retry-after'), refused.body]).toMatchObject([
      expect.stringMatching(/^\d+$/) as string,
      { error: 'You are checking calendars too fast. Try again in a minute.' },
    ]);
  });

  it('is looked up a hundred thousand person-days a day, in the directory and here together [R319]', async () => {
    const [person, keen] = [await crew.crew(), aRecruiter()];
    const redis = new Redis(testServer('TEST_REDIS_URL'));
    const [minute, day] = calendarAllowances.map(({ key }) => `${crew.service.redisPrefix}:${key}:${keen.id}`);
    const week = { user_ids: [person.id], days: [on(1), on(2), on(3), on(4), on(5), on(6), on(7)] };
    expect((await check(keen, week)).status).toBe(200);
    expect([await redis.get(minute ?? ''), await redis.get(day ?? '')]).toEqual(['7', '7']);
    await redis.incrby(day ?? '', 100_000 - 14);
    expect((await check(keen, week)).status).toBe(200);
    const refused = await check(keen, week);
    expectError(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    redis.disconnect();
  });

  it('counts a look in the directory for the person, once a company and day [R319]', async () => {
    const person = await crew.crew();
    const counted = async () =>
      (await crew.service.as(person).get<{ checked_by: number }>(`/api/calendar?from=${on(0)}&to=${on(1)}`)).body
        .checked_by;
    const [one, other] = [newId(), newId()];
    for (const subjectId of [one, one, other])
      await crew.service.deliver(calendarsLookedAt, { subjectId, payload: { user_ids: [person.id], day: today } });
    expect(await counted()).toBe(2);
    await crew.service.deliver(calendarsLookedAt, {
      subjectId: newId(),
      payload: { user_ids: [person.id], day: on(-8) },
    });
    expect(await counted()).toBe(2);
  });
});
