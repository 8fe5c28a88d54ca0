import type { Booking, CrewList, CrewMark, CrewTag } from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { crewListsOf, expectCode } from './crew-lists.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

describe('lists, notes and tags of a company', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const { as, listsOf, favouritesOf, addList, add, peopleOf, kept, note, tag } = crewListsOf(() => crew);

  it('has Favourites from the start, which stays, and takes a person on and off in one call [R420]', async () => {
    const company = aRecruiter();
    const person = await crew.crew('Petra');
    const [both] = await Promise.all([listsOf(company), listsOf(company)]);
    expect(both).toMatchObject([{ name: 'Favourites', is_favourites: true, people: 0 }]);
    const id = await favouritesOf(company);
    expect((await add(company, id, person)).status).toBe(204);
    expect((await add(company, id, person)).status).toBe(204);
    expect(await listsOf(company)).toMatchObject([{ people: 1 }]);
    expect(await peopleOf(company, id)).toMatchObject([
      { user_id: person.id, first_name: 'Petra', is_here: true, list_ids: [id], tags: [], together: 0 },
    ]);
    expectCode(await as(company).delete(`/api/crew-lists/${id}`), 409, 'FAVOURITES_STAY');
    expectCode(await as(company).put(`/api/crew-lists/${id}`, { name: 'Best' }), 409, 'FAVOURITES_STAY');
    expect((await as(company).delete(`/api/crew-lists/${id}/people/${person.id}`)).status).toBe(204);
    expect(await peopleOf(company, id)).toEqual([]);
  });

  it('names, renames and deletes lists, each name once [R420]', async () => {
    const company = aRecruiter();
    const { status, body } = await addList(company, '  Festival crew ');
    expect([status, body]).toMatchObject([201, { name: 'Festival crew', is_favourites: false }]);
    expectCode(await addList(company, 'FESTIVAL CREW'), 409, 'CREW_LIST_NAME_TAKEN');
    const other = (await addList(company, 'London')).body;
    expectError(await as(company).put(`/api/crew-lists/${other.id}`, { name: 'festival crew' }), 409);
    const renamed = await as(company).put<CrewList>(`/api/crew-lists/${other.id}`, { name: 'London and Kent' });
    expect(renamed.body).toMatchObject({ id: other.id, name: 'London and Kent' });
    expect((await as(company).delete(`/api/crew-lists/${other.id}`)).status).toBe(204);
    expect((await listsOf(company)).map(({ name }) => name)).toEqual(['Favourites', 'Festival crew']);
    for (const name of ['', '   ', 'x'.repeat(61), 'a\u0000', 7, undefined])
      expectError(await as(company).post('/api/crew-lists', { name }), 400);
  });

  it('holds at most 50 lists of at most 500 people, also when many come at once [R420]', async () => {
    const company = aRecruiter();
    const id = await favouritesOf(company);
    const made = await Promise.all(Array.from({ length: 52 }, (_, index) => addList(company, `List ${index}`)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(49);
    expect(await listsOf(company)).toHaveLength(50);
    await crew.service.rows(
      `INSERT INTO bookings.crew_list_people (company_id, list_id, freelancer_id)
       SELECT $1, $2, gen_random_uuid() FROM generate_series(1, 498)`,
      [company.id, id],
    );
    const people = [await crew.crew(), await crew.crew(), await crew.crew(), await crew.crew()];
    const added = await Promise.all(people.map((person) => add(company, id, person)));
    expect(added.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409]);
  });

  it('keeps notes and tags on a person, newest note first, each tag once [R421]', async () => {
    const company = aRecruiter();
    const person = await crew.crew();
    expect((await kept(company, person)).body).toEqual({
      user_id: person.id,
      list_ids: [],
      tags: [],
      together: 0,
      notes: [],
    });
    await note(company, person, ' Good on desks. ');
    const { body } = await note(company, person, 'Knows d&b.\nHas a van.');
    expect(body.notes.map(({ text }) => text)).toEqual(['Knows d&b.\nHas a van.', 'Good on desks.']);
    const tagged = await tag(company, person, ['FOH', ' foh', 'Own  van']);
    expect(tagged.body.tags).toEqual(['FOH', 'Own van']);
    expect((await as(company).get<CrewTag[]>('/api/crew-tags')).body).toEqual([
      { tag: 'FOH', people: 1 },
      { tag: 'Own van', people: 1 },
    ]);
    const noteId = body.notes[0]?.id ?? '';
    expect((await as(company).delete(`/api/crew/${person.id}/notes/${noteId}`)).status).toBe(204);
    expectError(await as(company).delete(`/api/crew/${person.id}/notes/${noteId}`), 404);
    for (const text of ['', ' ', 'x'.repeat(2001), 'a\u0000', 5])
      expectError(await note(company, person, text as string), 400);
    for (const tags of [['x'.repeat(25)], [''], ['a\nb'], 'FOH', Array.from({ length: 11 }, (_, index) => `t${index}`)])
      expectError(await tag(company, person, tags), 400);
  });

  it('holds at most 50 notes on a person, also when many come at once [R421]', async () => {
    const company = aRecruiter();
    const person = await crew.crew();
    await crew.service.rows(
      `INSERT INTO bookings.crew_notes (company_id, freelancer_id, id, text)
       SELECT $1, $2, gen_random_uuid(), 'Note' FROM generate_series(1, 49)`,
      [company.id, person.id],
    );
    const made = await Promise.all([1, 2, 3].map((number) => note(company, person, `Last ${number}`)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('shows nothing of one company to another or to the person, at any route [R421]', async () => {
    const [company, other] = [aRecruiter(), aRecruiter()];
    const person = await crew.crew();
    const list = (await addList(company, 'Secret crew')).body;
    await add(company, list.id, person);
    const { body } = await note(company, person, 'Late twice.');
    await tag(company, person, ['Late']);
    const path = `/api/crew-lists/${list.id}`;
    const noteId = body.notes[0]?.id ?? '';
    expectCode(await as(other).get(`${path}/people`), 404, 'CREW_LIST_NOT_FOUND');
    expectError(await as(other).put(path, { name: 'Mine' }), 404);
    expectError(await as(other).delete(path), 404);
    expectError(await as(other).put(`${path}/people/${person.id}`), 404);
    expectError(await as(other).delete(`${path}/people/${person.id}`), 404);
    expectError(await as(other).delete(`/api/crew/${person.id}/notes/${noteId}`), 404);
    expect((await kept(other, person)).body).toMatchObject({ list_ids: [], tags: [], notes: [] });
    const marks = await as(other).post<CrewMark[]>('/api/crew/marks', { user_ids: [person.id] });
    expect(marks.body).toEqual([{ user_id: person.id, list_ids: [], tags: [], together: 0 }]);
    expect((await as(other).get('/api/crew-tags')).body).toEqual([]);
    await tag(other, person, []);
    await as(other).delete(`/api/crew/${person.id}/notes/${noteId}`);
    expect((await kept(company, person)).body).toMatchObject({ list_ids: [list.id], tags: ['Late'] });
    expect((await kept(company, person)).body.notes).toHaveLength(1);
    for (const route of ['/api/crew-lists', `${path}/people`, `/api/crew/${person.id}/kept`, '/api/crew-tags'])
      expectError(await as(person).get(route), 403);
  });

  it('counts worked together from completed bookings of the two alone [R425]', async () => {
    const [company, other] = [aRecruiter(), aRecruiter()];
    const person = await crew.crew();
    const worked = await crew.job({ event_date: '2031-04-01' }, company);
    const ahead = await crew.job({ event_date: '2031-04-02' }, company);
    for (const { job } of [worked, ahead]) await crew.hire(company, person, job);
    await crew.service.rows(`UPDATE bookings.bookings SET state = 'completed' WHERE job_id = $1`, [worked.job.id]);
    const together = async (actor: TestActor) => (await kept(actor, person)).body.together;
    expect([await together(company), await together(other)]).toEqual([1, 0]);
    const ended = (ago: string): Promise<unknown> =>
      crew.service.rows(
        `UPDATE bookings.commitments SET during = tstzrange(now() - $2::interval - interval '8 hours', now() - $2::interval)
         WHERE booking_id = (SELECT id FROM bookings.bookings WHERE job_id = $1)`,
        [ahead.job.id, ago],
      );
    await ended('11 hours');
    expect(await together(company)).toBe(1);
    await ended('13 hours');
    expect([await together(company), await together(other)]).toEqual([2, 0]);
    for (const side of [company, person]) {
      const { body } = await as(side).get<Booking[]>(`/api/bookings?side=${side.role}`);
      expect(body.map((booking) => booking.together)).toEqual([2, 2]);
    }
    await crew.service.rows(`UPDATE bookings.bookings SET state = 'disputed' WHERE job_id = $1`, [ahead.job.id]);
    expect(await together(company)).toBe(1);
  });

  it('knows no stranger who is hidden, suspended, gone or no crew, all alike', async () => {
    const company = aRecruiter();
    const id = await favouritesOf(company);
    const hidden = await crew.crew();
    await crew.service.rows('UPDATE people SET is_hidden = true WHERE user_id = $1', [hidden.id]);
    const gone = await crew.crew();
    await crew.service.deliver(userDeleted, { subjectId: gone.id, version: 9, payload: { role: 'freelancer' } });
    const rival = aRecruiter();
    await crew.market.introduce(rival, { company: 'Rival' });
    for (const one of [hidden, gone, rival, { ...gone, id: newId() }, { ...gone, id: 'nobody' }]) {
      expectCode(await add(company, id, one), 404, 'PERSON_NOT_FOUND');
      expectCode(await kept(company, one), 404, 'PERSON_NOT_FOUND');
      expectCode(await note(company, one, 'A note.'), 404, 'PERSON_NOT_FOUND');
    }
    const { recruiter, job } = await crew.job();
    await crew.market.apply(hidden, job);
    expect((await add(recruiter, await favouritesOf(recruiter), hidden)).status).toBe(204);
  });

  it('forgets a person who leaves, and all that a company kept when it leaves [R532] [R533]', async () => {
    const [company, other] = [aRecruiter(), aRecruiter()];
    const [leaver, stayer] = [await crew.crew(), await crew.crew()];
    for (const keeper of [company, other])
      for (const person of [leaver, stayer]) {
        await add(keeper, await favouritesOf(keeper), person);
        await note(keeper, person, 'Good.');
        await tag(keeper, person, ['FOH']);
      }
    const leaves = ({ id, role }: TestActor) =>
      crew.service.deliver(userDeleted, { subjectId: id, version: 9, payload: { role } });
    const kept = (column: string, { id }: TestActor) =>
      Promise.all(
        ['crew_list_people', 'crew_notes', 'crew_tags'].map(
          async (table) =>
            (await crew.service.rows(`SELECT 1 FROM bookings.${table} WHERE ${column} = $1`, [id])).length,
        ),
      );
    await leaves(leaver);
    expect(await kept('freelancer_id', leaver)).toEqual([0, 0, 0]);
    await leaves(company);
    expect(await kept('company_id', company)).toEqual([0, 0, 0]);
    expect(await kept('company_id', other)).toEqual([1, 1, 1]);
    expect(await crew.service.rows('SELECT 1 FROM bookings.crew_lists WHERE company_id = $1', [company.id])).toEqual(
      [],
    );
  });
});
