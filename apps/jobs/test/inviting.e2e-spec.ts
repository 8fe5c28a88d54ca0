import type { CrewList, FreeOfList, InviteResult, Role } from '@crewcall/contracts-bookings';
import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

const day = dayAfter(wallTimeOf(new Date()).day, 30);

describe('a list invited to a job', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const free = (company: TestActor, list: CrewList, role: Role, input: object = {}) =>
    as(company).post<FreeOfList>(`/api/crew-lists/${list.id}/free`, { role_id: role.id, ...input });
  const invite = (company: TestActor, list: CrewList, role: Role, people: TestActor[], input: object = {}, key = '') =>
    (key ? as(company).with({ 'idempotency-key': key }) : as(company)).post<InviteResult>(
      `/api/crew-lists/${list.id}/invite`,
      { role_id: role.id, kind: 'pencil', user_ids: people.map(({ id }) => id), ...input },
    );
  const offersOf = (role: Role) =>
    crew.service.rows<{ freelancer_id: string; kind: string; state: string }>(
      'SELECT freelancer_id, kind, state FROM bookings.offers WHERE role_id = $1',
      [role.id],
    );
  const say = (person: TestActor, kind: 'available' | 'unavailable') =>
    as(person).post('/api/calendar/blocks', { kind, starts_on: day });

  async function listed(names: string[], positions = 5) {
    const { recruiter, job, role } = await crew.job({ event_date: day, positions });
    const { body: list } = await as(recruiter).post<CrewList>('/api/crew-lists', { name: 'A team' });
    const byName = new Map<string, TestActor>();
    for (const name of names) {
      const person = await crew.crew(name);
      await as(recruiter).put(`/api/crew-lists/${list.id}/people/${person.id}`);
      byName.set(name, person);
    }
    const who = (name: string): TestActor => {
      const person = byName.get(name);
      if (!person) throw new Error(`${name} is not on the list`);
      return person;
    };
    return { recruiter, job, role, list, who, people: [...byName.values()] };
  }

  it('counts who was booked and is no longer [R423] [R386]', async () => {
    const { recruiter, job, role, list, who } = await listed(['Ann', 'Ben']);
    const reasons = async () => (await free(recruiter, list, role)).body.skipped.map(({ reason }) => reason);
    const hired = await crew.hire(recruiter, who('Ann'), job);
    expect(await reasons()).toContain('already asked');
    await as(recruiter).put(`/api/applications/${hired.body.id}/cancel`, { reason: 'Off.' });
    expect(await reasons()).not.toContain('already asked');
    expect(await reasons()).not.toContain('already decided');
    expect((await invite(recruiter, list, role, [who('Ann')])).body.asked).toEqual([who('Ann').id]);
  });

  it('is counted before it is sent, those who said that they are free first [R423]', async () => {
    const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];
    const { recruiter, job, role, list, who, people } = await listed(names);
    await say(who('Ann'), 'available');
    await say(who('Cat'), 'unavailable');
    await crew.offer(recruiter, role, who('Dan'));
    await as(who('Eve')).put('/api/calendar/sharing', { sharing: 'nobody' });
    await crew.service.rows('UPDATE people SET is_hidden = true WHERE user_id = $1', [who('Fay').id]);
    const applied = await crew.market.apply(who('Gus'), job);
    await as(recruiter).put(`/api/applications/${applied.id}/reject`);
    const { status, body } = await free(recruiter, list, role);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      words: '2 of 7 are free',
      free: [who('Ann').id, who('Ben').id],
      most: 2,
      most_words: null,
    });
    expect(new Map(body.skipped.map(({ user_id, reason }) => [user_id, reason]))).toEqual(
      new Map([
        [who('Cat').id, 'not free'],
        [who('Dan').id, 'already asked'],
        [who('Eve').id, 'calendar not shared'],
        [who('Fay').id, 'cannot be asked'],
        [who('Gus').id, 'already decided'],
      ]),
    );
    const sent = await invite(recruiter, list, role, people);
    expect(sent.body.asked).toEqual([who('Ann').id, who('Ben').id]);
    expect(sent.body.words).toBe(
      '2 asked, 5 skipped: 1 not free, 1 already asked, 1 calendar not shared, 1 cannot be asked, 1 already decided',
    );
    expect(await offersOf(role)).toHaveLength(3);
  });

  it.each(['enquiry', 'pencil', 'booking'])('asks each alone, as %s [R423]', async (kind) => {
    const { recruiter, role, list, people } = await listed(['Ann', 'Ben']);
    const { body } = await invite(recruiter, list, role, people, { kind, note: 'Long days.' });
    expect(body).toMatchObject({ words: '2 asked', skipped: [] });
    expect((await offersOf(role)).map((offer) => [offer.kind, offer.state])).toEqual([
      [kind, 'open'],
      [kind, 'open'],
    ]);
  });

  it('is answered the same when it is sent again with its key, and asks no person twice [R423]', async () => {
    const { recruiter, role, list, who, people } = await listed(['Ann', 'Ben']);
    const ann = who('Ann');
    const first = await invite(recruiter, list, role, people, {}, 'invite-key-1');
    const [offer] = (await as(ann).get<{ id: string }[]>('/api/offers?side=freelancer')).body;
    await crew.move(ann, { id: offer?.id ?? '' }, 'decline', { reason: 'rate' });
    const second = await invite(recruiter, list, role, people, {}, 'invite-key-1');
    expect([first.body.words, second.body]).toEqual(['2 asked', first.body]);
    expect(await offersOf(role)).toHaveLength(2);
    const third = await invite(recruiter, list, role, people, {}, 'invite-key-2');
    expect(third.body.words).toBe('0 asked, 2 skipped: already asked');
    expectError(await invite(recruiter, list, role, [ann], {}, 'invite-key-1'), 422);
  });

  it('asks every person once when it is sent twice at the same time [R423]', async () => {
    const { recruiter, role, list, people } = await listed(['Ann', 'Ben', 'Cat']);
    const both = await Promise.all([invite(recruiter, list, role, people), invite(recruiter, list, role, people)]);
    expect(both.flatMap(({ body }) => body.asked)).toHaveLength(3);
    expect(await offersOf(role)).toHaveLength(3);
  });

  it('says how many can be asked now, and why not all who are free [R423]', async () => {
    const { recruiter, role, list, people } = await listed(['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'], 1);
    const counted = await free(recruiter, list, role);
    expect(counted.body).toMatchObject({
      words: '7 of 7 are free',
      most: 5,
      most_words: 'At most 5 people are asked at once for each open position.',
    });
    const { body } = await invite(recruiter, list, role, people);
    expect(body.asked).toHaveLength(5);
    expect(body.words).toBe('5 asked, 2 skipped: at most 5 people can be asked at once for each open position');
    const many = Array.from({ length: 51 }, () => ({ ...recruiter, id: newId() }));
    expectError(await invite(recruiter, list, role, many), 400);
  });

  it('asks about some calls alone, though they are busy on the others [R423]', async () => {
    const { recruiter, job, role, list, who, people } = await listed(['Ann']);
    const later = { starts_on: dayAfter(day, 1), starts_at: '08:00', ends_at: '18:00' };
    const call = await as(recruiter).post<{ id: string }>(`/api/jobs/${job.id}/calls`, later);
    const roles = await as(recruiter).get<Role[]>(`/api/jobs/${job.id}/roles`);
    const call_ids = [...new Set([...(roles.body[0]?.call_ids ?? []), call.body.id])];
    await as(recruiter).put(`/api/roles/${role.id}`, { ...roles.body[0], call_ids });
    await say(who('Ann'), 'unavailable');
    expect((await free(recruiter, list, role)).body.words).toBe('0 of 1 are free');
    const some = { call_ids: [call.body.id] };
    expect((await free(recruiter, list, role, some)).body.words).toBe('1 of 1 is free');
    expect((await invite(recruiter, list, role, people, some)).body.words).toBe('1 asked');
    const [offer] = (await as(who('Ann')).get<{ calls: { id: string }[] }[]>('/api/offers?side=freelancer')).body;
    expect(offer?.calls.map(({ id }) => id)).toEqual([call.body.id]);
  });

  it('refuses all alike what would refuse each [R423]', async () => {
    const { recruiter, role, list, people } = await listed(['Ann']);
    const answer_by = new Date(Date.now() + 60_000).toISOString();
    const near = await invite(recruiter, list, role, people, { answer_by });
    expect([near.status, near.body]).toMatchObject([400, { code: 'ANSWER_BY' }]);
    expect(await offersOf(role)).toEqual([]);
  });

  it('reaches no list, role or person of another company [R423]', async () => {
    const { recruiter, role, list, who, people } = await listed(['Ann']);
    const other = aRecruiter();
    const { body: theirs } = await as(other).post<CrewList>('/api/crew-lists', { name: 'Theirs' });
    for (const answer of [await free(other, list, role), await invite(other, list, role, people)])
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'CREW_LIST_NOT_FOUND' }]);
    expectError(await free(other, theirs, role), 403);
    expectError(await invite(other, theirs, role, people), 403);
    const stranger = (await listed(['Eve'])).who('Eve');
    const { body } = await invite(recruiter, list, role, [stranger]);
    expect(body.words).toBe('0 asked, 1 skipped: not on this list');
    expectError(await free(who('Ann'), list, role), 403);
    expectError(await invite(who('Ann'), list, role, people), 403);
    expect(await offersOf(role)).toEqual([]);
  });
});
