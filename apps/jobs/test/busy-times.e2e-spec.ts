import { ImportedTimeRepository } from '@crewcall/bookings-domain';
import {
  calendarRoutes,
  type Calendar,
  dayAfter,
  type DayAvailability,
  type FeedSource,
  feedSourceLimits,
  type Stretch,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { Transactions } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectCode, expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

const day = dayAfter(wallTimeOf(new Date()).day, 10);
const at = (time: string, on = day): number => Date.parse(`${on}T${time}:00Z`);

describe('busy times of calendars elsewhere', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const add = (actor: TestActor, address: string) =>
    as(actor).post<FeedSource>(calendarRoutes.feedSources, { address });
  const list = async (actor: TestActor) => (await as(actor).get<FeedSource[]>(calendarRoutes.feedSources)).body;
  const itemsOf = async (actor: TestActor) =>
    (await as(actor).get<Calendar>(`${calendarRoutes.calendar}?from=${day}&to=${dayAfter(day, 3)}`)).body.items;
  const wordOf = async (person: TestActor) =>
    (await as(aRecruiter()).get<{ days: DayAvailability[] }>(`/api/availability/${person.id}?from=${day}&to=${day}`))
      .body;
  /** As the worker does it. */
  const readIn = (source: FeedSource, person: TestActor, times: Stretch[]) =>
    crew.service
      .get(Transactions)
      .run(() => crew.service.get(ImportedTimeRepository).replaceTimes(source.id, person.id, times));

  it('come from three addresses at most, each once, as https [R469]', async () => {
    const person = await crew.crew();
    const first = await add(person, ' webcal://calendar.test/a.ics#x ');
    expect([first.status, first.body]).toMatchObject([
      201,
      { address: 'https://calendar.test/a.ics', read_at: null, failure: null, is_stopped: false, busy_times: 0 },
    ]);
    expectCode(await add(person, 'https://calendar.test/a.ics'), 409, 'FEED_SOURCE_KNOWN');
    const both = await Promise.all(['b', 'c', 'd'].map((name) => add(person, `https://calendar.test/${name}.ics`)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expectCode(await add(person, 'https://calendar.test/e.ics'), 409, 'TOO_MANY_FEED_SOURCES');
    expect(await list(person)).toHaveLength(3);
  });

  it('come no more often than twelve times an hour, however often one is removed [S69] [R470]', async () => {
    const person = await crew.crew();
    for (let added = 0; added < feedSourceLimits.addedAnHour; added += 1) {
      const { status, body } = await add(person, 'https://calendar.test/a.ics');
      expect(status).toBe(201);
      await as(person).delete(calendarRoutes.feedSource(body.id));
    }
    const refused = await add(person, 'https://calendar.test/a.ics');
    expectCode(refused, 429, 'RATE_LIMITED');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait > 3_000 && wait <= 3_600).toBe(true);
    expect(await list(person)).toEqual([]);
    expect((await add(await crew.crew(), 'https://calendar.test/a.ics')).status).toBe(201);
  });

  it.each([
    ['a web address without TLS', 'http://calendar.test/a.ics'],
    ['another protocol', 'ftp://calendar.test/a.ics'],
    ['credentials', 'https://a:b@calendar.test/a.ics'],
    ['another port', 'https://calendar.test:6379/a.ics'],
    ['nothing', 'https://'],
    ['a name alone', 'calendar.test/a.ics'],
    ['too long an address', `https://calendar.test/${'a'.repeat(2_000)}`],
    ['a number', 7],
  ])('do not come from %s [R471]', async (_what, address) => {
    expectError(await add(await crew.crew(), address as string), 400);
  });

  it('are shown as busy elsewhere, those that meet as one, and count as taken whatever was said before or after [R469]', async () => {
    const person = await crew.crew();
    const one = (await add(person, 'https://calendar.test/a.ics')).body;
    const two = (await add(person, 'https://calendar.test/b.ics')).body;
    const block = { kind: 'available', starts_on: day };
    await as(person).post('/api/calendar/blocks', block);
    await readIn(one, person, [
      [at('09:00'), at('12:00')],
      [at('09:00'), at('12:00')],
    ]);
    await readIn(two, person, [[at('11:00'), at('14:00')]]);
    const [busy] = (await itemsOf(person)).filter(({ kind }) => kind === 'elsewhere');
    expect(busy).toMatchObject({
      from: new Date(at('09:00')).toISOString(),
      to: new Date(at('14:00')).toISOString(),
      job: null,
      note: null,
    });
    expect(await list(person)).toMatchObject([{ busy_times: 1 }, { busy_times: 1 }]);
    expect(JSON.stringify(await wordOf(person))).toContain('partly');
    expect((await as(person).delete(calendarRoutes.feedSource(one.id))).status).toBe(204);
    expect(await itemsOf(person)).toMatchObject([
      { kind: 'available' },
      { kind: 'elsewhere', from: new Date(at('11:00')).toISOString() },
    ]);
    await as(person).delete(calendarRoutes.feedSource(two.id));
    expect(await itemsOf(person)).toMatchObject([{ kind: 'available' }]);
    expect(JSON.stringify(await wordOf(person))).toContain('free');
  });

  it('of whole days are whole days', async () => {
    const person = await crew.crew();
    const source = (await add(person, 'https://calendar.test/a.ics')).body;
    const midnight = (on: string): number => {
      const utc = Date.parse(`${on}T00:00:00Z`);
      return wallTimeOf(new Date(utc)).time === '00:00' ? utc : utc - 3_600_000;
    };
    await readIn(source, person, [[midnight(day), midnight(dayAfter(day, 2))]]);
    expect(await itemsOf(person)).toMatchObject([
      { kind: 'elsewhere', starts_on: day, starts_at: null, ends_at: null, last_day: dayAfter(day, 1) },
    ]);
  });

  it('are marked for the directory once for all that changed, and not where nothing did [R469]', async () => {
    const person = await crew.crew();
    const source = (await add(person, 'https://calendar.test/a.ics')).body;
    const marks = async (): Promise<number> => {
      const rows = await crew.service.rows<object>(
        'DELETE FROM bookings.availability_marks WHERE user_id = $1 RETURNING 1',
        [person.id],
      );
      return rows.length;
    };
    const times: Stretch[] = Array.from({ length: 300 }, (_, hour) => [
      at('00:00') + hour * 7_200_000,
      at('01:00') + hour * 7_200_000,
    ]);
    await readIn(source, person, times);
    expect(await marks()).toBe(1);
    await readIn(source, person, times);
    expect(await marks()).toBe(0);
    await as(person).delete(calendarRoutes.feedSource(source.id));
    expect(await marks()).toBe(1);
  });

  it('are their owner’s alone [R469]', async () => {
    const [person, other] = [await crew.crew(), await crew.crew()];
    const source = (await add(person, 'https://calendar.test/a.ics')).body;
    expect(await list(other)).toEqual([]);
    expectCode(await as(other).delete(calendarRoutes.feedSource(source.id)), 404, 'FEED_SOURCE_NOT_FOUND');
    expectCode(await as(person).delete(calendarRoutes.feedSource('nothing')), 404, 'FEED_SOURCE_NOT_FOUND');
    expectError(await as(aRecruiter()).get(calendarRoutes.feedSources), 403);
  });
});
