import { PersonLocks } from '@crewcall/bookings-domain';
import type { Calendar } from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import { calendarsOf, nth, on } from './calendars.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

describe('a repeat in a calendar of one’s own', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const { read, add, change, remove } = calendarsOf(() => crew);
  const undo = (actor: TestActor, undo_id: string | null | undefined) =>
    crew.service.as(actor).post('/api/calendar/undo', { undo_id });
  const daysOf = ({ items }: Calendar): string[] => items.map(({ starts_on }) => starts_on);

  it('repeats within two years and 200 times [R307]', async () => {
    const person = await crew.crew();
    const { body } = await add(person, { starts_on: on(1), repeat: { every: 'day', times: 3 } });
    expect([body.ids.length, daysOf(await read(person))]).toEqual([3, [on(1), on(2), on(3)]]);
    for (const repeat of [
      { every: 'day', until: on(300) },
      { every: 'month', until: on(800) },
      { every: 'month', times: 60 },
      { every: 'day', times: 201 },
      { every: 'day' },
    ]) {
      const { status, body: error } = await add(person, { starts_on: on(1), repeat });
      expect([status, error]).toMatchObject([400, { error: 'Choose an end within two years.' }]);
    }
  });

  it('changes one of a repeat, it and later ones, or all; an exception stays as it is [R308]', async () => {
    const person = await crew.crew();
    await add(person, { starts_on: on(1), note: 'old', repeat: { every: 'day', times: 6 } });
    const third = nth(await read(person), 2);
    await change(person, third, 'this', { kind: 'maybe', starts_on: on(3), note: 'by itself' });
    await change(person, nth(await read(person), 0), 'all', { starts_on: on(1), note: 'new' });
    const all = await read(person);
    expect(all.items.map(({ note }) => note)).toEqual(['new', 'new', 'by itself', 'new', 'new', 'new']);
    expect(all.items.filter(({ is_exception }) => is_exception)).toHaveLength(1);
    await change(person, nth(all, 4), 'later', { starts_on: on(5), starts_at: '10:00', ends_at: '12:00' });
    const times = (await read(person)).items.map(({ starts_at }) => starts_at);
    expect(times).toEqual([null, null, null, null, '10:00', '10:00']);
    await remove(person, nth(await read(person), 1), 'this');
    expect(daysOf(await read(person))).toEqual([on(1), on(3), on(4), on(5), on(6)]);
    await remove(person, nth(await read(person), 2), 'later');
    expect(daysOf(await read(person))).toEqual([on(1), on(3), on(5), on(6)]);
    await remove(person, nth(await read(person), 0), 'all');
    expect(daysOf(await read(person))).toEqual([on(5), on(6)]);
  });

  it('keeps a repeat that goes by number as long as it was, with a day taken out too [R308]', async () => {
    const person = await crew.crew();
    await add(person, { starts_on: on(1), repeat: { every: 'day', times: 5 } });
    await change(person, nth(await read(person), 2), 'later', { starts_on: on(3), note: 'later' });
    expect(daysOf(await read(person))).toEqual([1, 2, 3, 4, 5].map(on));
    await remove(person, nth(await read(person), 3), 'this');
    await change(person, nth(await read(person), 2), 'all', { starts_on: on(3), note: 'all' });
    expect(daysOf(await read(person))).toEqual([1, 2, 3, 5].map(on));
    await change(person, nth(await read(person), 2), 'all', { starts_on: on(4), note: 'a day later' });
    expect(daysOf(await read(person))).toEqual([1, 2, 4, 6].map(on));
  });

  it.each([
    ['this', 2, [1, 2, 4, 5]],
    ['later', 2, [1, 2]],
    ['all', 2, []],
  ])('puts back what was deleted of a repeat (%s), with what was changed by itself [R309]', async (scope, at, left) => {
    const person = await crew.crew();
    await add(person, { starts_on: on(1), note: 'mine', repeat: { every: 'day', times: 6 } });
    await change(person, nth(await read(person), 3), 'this', { kind: 'maybe', starts_on: on(4), note: 'by itself' });
    await remove(person, nth(await read(person), 5), 'this');
    const before = await read(person);
    const { status, body } = await remove(person, nth(before, at), scope);
    expect([status, daysOf(await read(person))]).toEqual([200, left.map(on)]);
    expect((await undo(person, body.undo_id)).status).toBe(204);
    expect(await read(person)).toEqual(before);
    expectError(await undo(person, body.undo_id), 404);
  });

  it('takes back a change of all days, or of one that became a repeat; only the last, and its owner’s [R309]', async () => {
    const person = await crew.crew();
    await add(person, { starts_on: on(1), repeat: { every: 'day', times: 4 } });
    await add(person, { starts_on: on(20), note: 'once' });
    const before = await read(person);
    const first = await change(person, nth(before, 1), 'later', { starts_on: on(3), note: 'moved' });
    const last = await change(person, nth(before, 4), 'this', {
      starts_on: on(20),
      repeat: { every: 'week', times: 3 },
    });
    expectError(await undo(await crew.crew(), last.body.undo_id), 404);
    expectError(await undo(person, first.body.undo_id), 404);
    expect((await undo(person, last.body.undo_id)).status).toBe(204);
    const after = await read(person);
    expect(nth(after, after.items.length - 1)).toEqual(nth(before, 4));
    const again = await change(person, nth(after, 0), 'all', { starts_on: on(5), note: 'all' });
    expect((await undo(person, again.body.undo_id)).status).toBe(204);
    expect(await read(person)).toEqual(after);
  });

  it.each([
    ['all', 0, 0],
    ['later', 1, 2],
  ])('is changed once by two devices at once, and the second is told (%s) [R308]', async (scope, at, other) => {
    const person = await crew.crew();
    await add(person, { starts_on: on(1), repeat: { every: 'day', times: 4 } });
    const before = await read(person);
    const put = (index: number, note: string) =>
      change(person, nth(before, index), scope, { starts_on: nth(before, index).starts_on, note });
    const locks = crew.service.get(PersonLocks);
    const lock = locks.lockPeople.bind(locks);
    const holding = jest.spyOn(locks, 'lockPeople').mockImplementationOnce(async (ids) => {
      expect((await put(other, 'quicker')).status).toBe(200);
      return lock(ids);
    });
    const second = await put(at, 'second');
    holding.mockRestore();
    expect([second.status, second.body]).toMatchObject([409, { code: 'BLOCK_CHANGED' }]);
    const { items } = await read(person);
    expect(items.map(({ starts_on, note }) => [starts_on, note])).toEqual(
      [1, 2, 3, 4].map((day, index) => [on(day), index < other ? null : 'quicker']),
    );
  });
});
