import { ImportedTimeRepository } from '@crewcall/bookings-domain';
import { calendarRoutes, type CalendarFeed, type NewCalendarFeed } from '@crewcall/contracts-bookings';
import { Transactions } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

describe('a calendar of a user whose role changes', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const file = (path: string) => crew.service.anonymous().get(path);
  const ask = async (actor: TestActor): Promise<NewCalendarFeed> =>
    (await as(actor).post<NewCalendarFeed>(calendarRoutes.feeds, { detail: 'full', has_pencils: false })).body;
  const own = async (actor: TestActor): Promise<CalendarFeed[]> =>
    (await as(actor).get<CalendarFeed[]>(calendarRoutes.feeds)).body;

  it('ends with the role whose calendar it is, and so do calendars that were brought in [S19]', async () => {
    const [person, other] = [await crew.crew(), await crew.crew()];
    const { path } = await ask(person);
    const { path: kept } = await ask(other);
    const bringIn = (actor: TestActor) =>
      as(actor).post<{ id: string }>(calendarRoutes.feedSources, { address: 'https://calendar.test/a.ics' });
    const { id } = (await bringIn(person)).body;
    await crew.service
      .get(Transactions)
      .run(() =>
        crew.service.get(ImportedTimeRepository).replaceTimes(id, person.id, [[Date.now(), Date.now() + 3_600_000]]),
      );
    const left = async (): Promise<number[]> => {
      const of = (table: string, column = 'owner_id') =>
        crew.service.rows<object>(`SELECT 1 FROM bookings.${table} WHERE ${column} = $1`, [person.id]);
      const rows = [of('feed_keys'), of('feed_sources'), of('busy_times', 'freelancer_id')];
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    const become = (role: 'freelancer' | 'recruiter', version: number) =>
      crew.market.introduce({ ...person, role }, { first: 'Callum', last: 'Ross', company: 'Ross Ltd' }, version);
    await become('freelancer', 3);
    // What is told late is not so any more.
    await become('recruiter', 2);
    expect([(await file(path)).status, await left()]).toEqual([200, [1, 1, 1]]);
    await become('recruiter', 4);
    expectError(await file(path), 404);
    expect([await own(person), await left()]).toEqual([[], [0, 0, 0]]);
    const company = await ask({ ...person, role: 'recruiter' });
    await become('recruiter', 5);
    expect((await file(company.path)).status).toBe(200);
    await become('freelancer', 6);
    expectError(await file(company.path), 404);
    expect((await file(kept)).status).toBe(200);
  });
});
