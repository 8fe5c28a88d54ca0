import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import {
  type CrewDirectoryItem,
  type CrewSearch,
  crewSearchAddressOf,
  crewSearchRoutes,
  freelancerRoutes,
  type SavedCrewSearch,
} from '@crewcall/contracts-identity';
import { blockChanged } from '@crewcall/contracts-messaging/dto';
import type { TestAnswer } from '@crewcall/testing-node';
import { CrewPlaces } from '../src/freelancers/crew-places.service.js';
import { crewSearchesOf } from './crew-searches.js';
import { Identity, type Person } from './identity.js';

const today = wallTimeOf(new Date()).day;
const on = (...days: number[]): string => days.map((day) => dayAfter(today, day)).join(',');

describe('saved searches of crew', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const { at, run, company, crew, rewrite, tell, ask, save, listOf, told, idsTold, aWord } = crewSearchesOf(
    () => identity,
  );
  const expectCode = ({ status, body }: TestAnswer<unknown>, expected: number, code: string) =>
    expect([status, (body as { code: string }).code]).toEqual([expected, code]);

  it('are up to 20 of a company’s own, edited, paused and deleted [R496]', async () => {
    const [own, other, person] = [await company(), await company(), await identity.hasPerson()];
    const search = await save(own, { search: 'Monitor', location: 'Leeds' }, 'weekly');
    expect(search).toMatchObject({ name: 'Desks', alert: 'weekly', is_paused: false, is_past: false, new_crew: 0 });
    expect(search.wanted).toEqual({ search: 'Monitor', location: 'Leeds' });
    const path = crewSearchRoutes.one(search.id);
    const change = { name: 'Monitors', alert: 'daily', is_paused: true };
    expect((await own.client.put(path, change)).body).toMatchObject({ ...change, id: search.id });
    expectCode(await other.client.put(path, change), 404, 'SAVED_SEARCH_NOT_FOUND');
    await other.client.delete(path);
    await other.client.post(crewSearchRoutes.seen(search.id));
    expect([(await listOf(other)).length, (await listOf(own)).length]).toEqual([0, 1]);
    for (let count = 2; count < 20; count += 1) await save(own, {}, 'none');
    const answers = await Promise.all([1, 2, 3].map(() => ask(own, {}, 'none')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expectCode(await ask(own, {}), 409, 'TOO_MANY_SAVED_SEARCHES');
    expect((await own.client.delete(path)).status).toBe(204);
    expect(await listOf(own)).toHaveLength(19);
    expect((await ask(person, {})).status).toBe(403);
    for (const wanted of [{ near: 'Nowhere at all' }, { within: 25 }, { on: on(-1) }, { free: 'some' }, { search: 7 }])
      expect([wanted, (await ask(own, wanted as CrewSearch)).status]).toEqual([wanted, 400]);
    expect((await own.client.post(crewSearchRoutes.list, { name: ' ', wanted: {}, alert: 'daily' })).status).toBe(400);
  });

  it('are saved once, however often the same saving is sent [R496]', async () => {
    const own = await company();
    const save = () =>
      own.client
        .with({ 'idempotency-key': `save-${own.user.id}` })
        .post<SavedCrewSearch>(crewSearchRoutes.list, { name: 'Desks', wanted: {}, alert: 'none' });
    const [first, again] = [await save(), await save()];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await listOf(own)).toHaveLength(1);
  });

  it('find what the page finds, whatever they look for [R496]', async () => {
    const own = await company();
    const word = aWord();
    const wanted: CrewSearch[] = [
      { search: word },
      { search: `${word} rigger` },
      { search: `100%` },
      { location: 'LEEDS' },
      { skill: word },
      { skill: 'All Skills' },
      { near: 'Leeds' },
      { near: 'Leeds', within: 50 },
      { near: 'London', within: 10, search: word },
      { on: on(1, 2, 3) },
      { on: on(1, 2, 3), free: 'all' },
      { on: on(1, 2, 3), free: 'most' },
      { on: on(9), free: 'all', search: word, location: 'leeds' },
      {},
    ];
    const searches: SavedCrewSearch[] = [];
    for (const each of wanted) searches.push(await save(own, each, 'none'));
    const people = [
      await crew({ title: `${word} Rigger`, location: 'Leeds' }),
      await crew({ title: `Rigger ${word}`, location: 'York', skills: [word] }),
      await crew({ title: '100% sober', location: 'London', skills: [`${word} desks`] }),
      await crew({ title: 'Video', location: 'Nowhere in particular' }),
    ];
    await identity.service.get(CrewPlaces).placeAll();
    await tell(people[0] as Person, { 1: 'busy', 9: 'pencilled' });
    await tell(people[1] as Person, { 1: 'busy', 2: 'busy' });
    await run();
    const ids = people.map(({ user }) => user.id);
    for (const [index, { id, wanted: looked }] of searches.entries()) {
      const given = Object.entries(crewSearchAddressOf(looked)).filter((pair): pair is [string, string] => !!pair[1]);
      const query = new URLSearchParams([...given, ['page_size', '100']]);
      const page = await own.client.get<CrewDirectoryItem[]>(`${freelancerRoutes.directory}?${query.toString()}`);
      const shown = page.body.map(({ user_id }) => user_id).filter((each) => ids.includes(each));
      const found = await identity.service.rows<{ user_id: string }>(
        'SELECT user_id FROM crew_search_finds WHERE search_id = $1',
        [id],
      );
      const kept = found.map(({ user_id }) => user_id).filter((each) => ids.includes(each));
      expect([index, kept.sort()]).toEqual([index, shown.sort()]);
    }
    expect((await listOf(own)).slice(0, 2).map(({ new_crew }) => new_crew)).toEqual([3, 1]);
    await own.client.post(crewSearchRoutes.seen(searches[0]?.id));
    expect((await listOf(own))[0]?.new_crew).toBe(0);
  });

  it('find who comes to match by a profile or by being free again, and who matched before is not new [R496] [R497]', async () => {
    const [own, word] = [await company(), aWord()];
    const [there, later, busy] = [
      await crew({ title: word, location: 'Leeds' }),
      await crew({ title: 'Video', location: 'Leeds' }),
      await crew({ title: word, location: 'Leeds' }),
    ];
    await tell(busy, { 5: 'busy' });
    await run();
    const search = await save(own, { search: word });
    const dated = await save(own, { search: word, on: on(5), free: 'all' });
    await rewrite(there, { title: word, location: 'Leeds', bio: 'More of me.', skills: ['Rigging'] });
    await rewrite(later, { title: word, location: 'Leeds' });
    await tell(busy, { 5: 'free' });
    await run();
    expect(await idsTold(search)).toEqual([[later.user.id]]);
    expect((await idsTold(dated)).map((ids) => ids.sort())).toEqual([[later.user.id, busy.user.id].sort()]);
    await rewrite(later, { title: 'Video' });
    await run();
    await rewrite(later, { title: word });
    await run();
    expect(await told(search)).toHaveLength(1);
  });

  it('pause themselves when their dates are past, and say so [R496]', async () => {
    const [own, word] = [await company(), aWord()];
    const search = await save(own, { search: word, on: on(1, 2), free: 'most' });
    await crew({ title: word });
    await run(at(3));
    expect(await told(search)).toEqual([]);
    await identity.service.rows('UPDATE crew_searches SET to_day = $2 WHERE id = $1', [search.id, on(-1)]);
    expect((await listOf(own))[0]).toMatchObject({ is_past: true, is_paused: false });
  });

  it('tell at once, five times a day, and then in the digest, of no person twice [R497]', async () => {
    const [own, word] = [await company(), aWord()];
    const search = await save(own, { search: word });
    const joined: string[] = [];
    for (let alert = 1; alert <= 7; alert += 1) {
      joined.push((await crew({ title: word, location: 'Leeds' })).user.id);
      await Promise.all([run(at(1)), run(at(1))]);
    }
    expect((await idsTold(search)).flat()).toEqual(joined.slice(0, 5));
    const person = { user_id: joined[0], title: word, location: 'Leeds' };
    expect((await told(search))[0]).toMatchObject({ user_id: own.user.id, name: 'Desks', total: 1, crew: [person] });
    await run(at(2, '07:59'));
    expect(await told(search)).toHaveLength(5);
    await run(at(2, '09:00'));
    expect((await idsTold(search))[5]?.sort()).toEqual(joined.slice(5).sort());
    await run(at(2, '09:05'));
    expect(await told(search)).toHaveLength(6);
  });

  it('tell of none who is hidden, busy or blocked by then, and of none while paused [R497]', async () => {
    const [own, paused, word] = [await company(), await company(), aWord()];
    const daily = await save(own, { search: word, on: on(5), free: 'all' }, 'daily');
    const still = await save(paused, { search: word });
    await paused.client.put(crewSearchRoutes.one(still.id), { is_paused: true });
    const [hidden, busy, blocking, left] = [
      await crew({ title: word }),
      await crew({ title: word }),
      await crew({ title: word }),
      await crew({ title: word }),
    ];
    await run(at(1));
    await hidden.client.put('/api/users/me/preferences', { profile_visible: false });
    await tell(busy, { 5: 'busy' });
    const payload = { by: blocking.user.id, against: own.user.id, on: true };
    await identity.service.deliver(blockChanged, { subjectId: blocking.user.id, payload });
    await run(at(2, '09:00'));
    expect(await idsTold(daily)).toEqual([[left.user.id]]);
    expect(await told(still)).toEqual([]);
  });

  it('name ten of whom they found and how many there are [R498]', async () => {
    const [own, word] = [await company(), aWord()];
    const search = await save(own, { search: word });
    for (let person = 0; person < 12; person += 1) await crew({ title: word });
    await run();
    const [alert] = await told(search);
    expect([alert?.total, alert?.crew.length]).toEqual([12, 10]);
  });

  it('are stopped by the link of their mail, without signing in and as often as it is asked [R498]', async () => {
    const [own, word] = [await company(), aWord()];
    const [search, other] = [await save(own, { search: word }), await save(own, { search: word })];
    await crew({ title: word });
    await run();
    const key = (await told(search))[0]?.stop_key ?? '';
    const stop = `${crewSearchRoutes.stop}?key=${key}`;
    const asked = await identity.anonymous.get(stop);
    expect([asked.status, asked.headers.get('location')]).toEqual([302, `/unsubscribe?crew_search=${key}`]);
    expect((await listOf(own)).map(({ alert }) => alert)).toEqual(['instant', 'instant']);
    expect((await identity.anonymous.post(stop)).status).toBe(204);
    expect((await identity.anonymous.post(stop)).status).toBe(204);
    expect((await listOf(own)).map(({ alert }) => alert)).toEqual(['none', 'instant']);
    await crew({ title: word });
    await run();
    expect([(await told(search)).length, (await told(other)).length]).toEqual([1, 2]);
    await own.client.delete(crewSearchRoutes.one(search.id));
    expectCode(await identity.anonymous.post(stop), 404, 'SEARCH_LINK_DEAD');
  });

  it('go with the account of their company, and whom they found with theirs [R531] [R532]', async () => {
    const [own, word] = [await company(), aWord()];
    await save(own, { search: word });
    const person = await crew({ title: word });
    await run();
    const count = async (table: string, id: string) =>
      (await identity.service.rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])).length;
    expect(await count('crew_search_finds', person.user.id)).toBeGreaterThan(0);
    await person.client.delete('/api/auth/delete-account', { password: 'right password' });
    expect(await count('crew_search_finds', person.user.id)).toBe(0);
    expect(await count('crew_searches', own.user.id)).toBe(1);
    await own.client.delete('/api/auth/delete-account', { password: 'right password' });
    expect(await count('crew_searches', own.user.id)).toBe(0);
  });
});
