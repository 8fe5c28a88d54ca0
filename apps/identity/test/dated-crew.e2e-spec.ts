import { randomUUID } from 'node:crypto';
import { type AvailabilityWord, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { availabilityChanged, TOLD_DAYS } from '@crewcall/contracts-bookings/dto';
import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { calendarsLookedAt } from '@crewcall/contracts-identity/dto';
import { AvailabilityService } from '../src/availability/availability.service.js';
import { Identity } from './identity.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('the crew directory with dates', () => {
  let identity: Identity;
  let company: Identity['anonymous'];
  const ids: Record<string, string> = {};
  let version = 0;

  const tell = (name: string, words: Record<number, AvailabilityWord>, is_shared = true) =>
    identity.service.deliver(availabilityChanged, {
      subjectId: ids[name] ?? '',
      version: (version += 1),
      payload: {
        is_shared,
        from: today,
        to: on(TOLD_DAYS - 1),
        days: Object.entries(words).map(([day, word]) => ({ day: on(Number(day)), word })),
        as_of: '2026-11-22T14:05:00.000Z',
      },
    });

  beforeAll(async () => {
    identity = await Identity.start();
    for (const first_name of ['Ana', 'Ben', 'Cat', 'Dan', 'Eve']) {
      const { client, user } = await identity.hasPerson();
      await client.post('/api/freelancer', { first_name, title: 'Rigger' });
      ids[first_name] = user.id;
    }
    ({ client: company } = await identity.hasPerson({ role: 'recruiter' }));
    // Best rated first: Ana, Ben, Cat, Dan, Eve.
    for (const [index, id] of Object.values(ids).entries())
      await identity.service.rows('UPDATE crew_entries SET rating_score = $2 WHERE user_id = $1', [id, 5 - index / 10]);
    await tell('Ana', { 1: 'busy', 2: 'busy' });
    await tell('Ben', { 3: 'pencilled' });
    await tell('Cat', { 1: 'free', 2: 'free', 3: 'free' });
    await tell('Dan', { 9: 'busy' });
  });
  afterAll(() => identity.stop());

  const three = `on=${on(1)},${on(2)},${on(3)}`;
  const find = async (query: string, client = company) => {
    const { status, body, headers } = await client.get<CrewDirectoryItem[]>(`/api/freelancers?${query}`);
    const names = status === 200 ? body.map(({ first_name: name }) => name) : [];
    return { status, body, names, total: Number(headers.get('x-total-count')) };
  };

  it('puts who said they are free first, then who said nothing, then the rest, best rated first in each [R320]', async () => {
    const { names, total, body } = await find(three);
    expect([names, total]).toEqual([['Cat', 'Dan', 'Eve', 'Ana', 'Ben'], 5]);
    expect(body[3]?.availability).toEqual({
      as_of: '2026-11-22T14:05:00.000Z',
      days: [
        { day: on(1), word: 'busy' },
        { day: on(2), word: 'busy' },
        { day: on(3), word: 'unsaid' },
      ],
    });
    const paged = [];
    for (const page of [1, 2, 3, 4, 5]) paged.push(...(await find(`${three}&page_size=1&page=${page}`)).names);
    expect(paged).toEqual(names);
  });

  it('keeps only those free on all of the days, or on at least half, with the right total [R321]', async () => {
    expect(await find(`${three}&free=all`)).toMatchObject({ names: ['Cat', 'Dan', 'Eve'], total: 3 });
    expect(await find(`${three}&free=most`)).toMatchObject({ names: ['Cat', 'Dan', 'Eve', 'Ben'], total: 4 });
    expect(await find(`on=${on(9)}&free=all&search=rigger`)).toMatchObject({ total: 4 });
    expect(await find(`on=${on(9)}&free=all&search=nobody`)).toMatchObject({ names: [], total: 0 });
    expect((await find(`${three}&free=all&page_size=2&page=2`)).names).toEqual(['Eve']);
  });

  it('shows no one who was suspended past the service, and repeats no one in their place', async () => {
    const suspend = (at: Date | null) =>
      identity.service.rows('UPDATE users SET suspended_at = $2 WHERE id = $1', [ids['Dan'], at]);
    await suspend(new Date());
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await find(`${three}&page_size=2&page=${page}`)).names);
    expect(pages).toEqual([['Cat'], ['Eve', 'Ana'], ['Ben']]);
    await suspend(null);
  });

  it('is looked through among the people a company names, with and without dates, and the total is theirs [R422]', async () => {
    const among = async (query: string, names: string[], client = company) => {
      const user_ids = names.map((name) => ids[name] ?? name);
      const { status, body, headers } = await client.post<CrewDirectoryItem[]>(`/api/freelancers/among?${query}`, {
        user_ids,
      });
      const found = status === 200 ? body.map(({ first_name: name }) => name) : [];
      return { status, names: found, total: Number(headers.get('x-total-count')) };
    };
    expect(await among('', ['Eve', 'Ben', 'Cat'])).toMatchObject({ names: ['Ben', 'Cat', 'Eve'], total: 3 });
    expect(await among('page_size=1&page=2', ['Eve', 'Ben', 'Cat'])).toMatchObject({ names: ['Cat'], total: 3 });
    expect(await among('search=ben', ['Eve', 'Ben'])).toMatchObject({ names: ['Ben'], total: 1 });
    expect(await among('search=ana', ['Eve', 'Ben'])).toMatchObject({ names: [], total: 0 });
    expect(await among(three, ['Ana', 'Eve', 'Cat'])).toMatchObject({ names: ['Cat', 'Eve', 'Ana'], total: 3 });
    expect(await among(`${three}&free=all`, ['Ana', 'Eve'])).toMatchObject({ names: ['Eve'], total: 1 });
    expect(await among('', ['Ben', randomUUID()])).toMatchObject({ names: ['Ben'], total: 1 });
    // What is remembered of other visitors' searches stays theirs.
    expect(await find('search=ben')).toMatchObject({ total: 1 });
    const many = Array.from({ length: 501 }, () => randomUUID());
    for (const wrong of [[], many, ['x']]) expect((await among('', wrong)).status).toBe(400);
    const { client: crew } = await identity.hasPerson();
    expect((await among('', ['Ben'], crew)).status).toBe(403);
    expect((await among('', ['Ben'], identity.anonymous)).status).toBe(401);
  });

  it('is asked about one to 14 days from today on, within a year [R320]', async () => {
    const days = (count: number): string => Array.from({ length: count }, (_, index) => on(index)).join(',');
    expect((await find(`on=${days(14)}`)).status).toBe(200);
    for (const wrong of [days(15), on(-1), on(366), '2026-02-31', 'x', '', `${on(1)},`, `${on(1)};drop`])
      expect([wrong, (await find(`on=${encodeURIComponent(wrong)}`)).status]).toEqual([wrong, wrong ? 400 : 200]);
    expect((await find(`${three}&free=some`)).status).toBe(400);
  });

  it('has no dates for strangers and crew, who read it without [R317]', async () => {
    const { client: crew } = await identity.hasPerson();
    for (const client of [identity.anonymous, crew]) {
      const { status, body, names } = await find(`${three}&free=all`, client);
      expect([status, names.length]).toEqual([200, 5]);
      for (const item of body) expect(item).not.toHaveProperty('availability');
    }
  });

  it('shows no word of who does not share with all, and hides them from no search [R317]', async () => {
    await tell('Eve', {}, false);
    const { body, names } = await find(`${three}&free=all`);
    expect(names).toContain('Eve');
    expect(body.find(({ user_id: id }) => id === ids['Eve'])?.availability).toBeNull();
  });

  it('hears in any order, and the newest holds [R323]', async () => {
    const old = await tell('Dan', { 1: 'busy' });
    await tell('Dan', { 1: 'free', 2: 'free', 3: 'free' });
    await identity.service.redeliver(old);
    const { body } = await find(`on=${on(1)}`);
    expect(body.find(({ user_id: id }) => id === ids['Dan'])?.availability?.days).toEqual([
      { day: on(1), word: 'free' },
    ]);
  });

  it('misses no one whose word changes between two visits of the same search [R323]', async () => {
    const search = `search=dan&on=${on(20)}`;
    expect(await find(search)).toMatchObject({ names: ['Dan'], total: 1 });
    for (const word of ['busy', 'free', 'pencilled'] as const) {
      await tell('Dan', { 20: word });
      const { names, total, body } = await find(search);
      expect([names, total, body[0]?.availability?.days]).toEqual([['Dan'], 1, [{ day: on(20), word }]]);
    }
  });

  it('forgets days that are over before their place in the ring comes again', async () => {
    await tell('Ben', { 0: 'busy', 399: 'busy' });
    const taken = async () => {
      const [row] = await identity.service.rows<{ count: string }>(
        'SELECT bit_count(taken)::text AS count FROM availability_days WHERE user_id = $1',
        [ids['Ben']],
      );
      return Number(row?.count);
    };
    const clearOn = (day: string) => identity.service.get(AvailabilityService).clearPast(new Date(`${day}T12:00:00Z`));
    await clearOn(today);
    expect(await taken()).toBe(2);
    await clearOn(on(3));
    expect(await taken()).toBe(1);
  });

  it('is read so often a minute [R319]', async () => {
    const { client: keen } = await identity.hasPerson({ role: 'recruiter' });
    const days = Array.from({ length: 14 }, (_, index) => on(index)).join(',');
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await find(`on=${days}&page_size=100`, keen)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('publishes whose days a company read, once a day, and not of whom it read nothing [R319]', async () => {
    const { client, user } = await identity.hasPerson({ role: 'recruiter' });
    for (const query of [`on=${on(1)}`, three]) await find(query, client);
    const looks = await identity.service.outbox(calendarsLookedAt, user.id);
    expect(looks.map(({ payload }) => [payload.day, [...payload.user_ids].sort()])).toEqual([
      [today, ['Ana', 'Ben', 'Cat', 'Dan'].map((name) => ids[name]).sort()],
    ]);
  });
});
