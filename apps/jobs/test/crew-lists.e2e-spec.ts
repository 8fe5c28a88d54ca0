import type { CrewList, CrewMark, CrewTag, KeptCrew, KeptOnPerson, ListedPerson } from '@crewcall/contracts-bookings';
import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

function expectCode(answer: Parameters<typeof expectError>[0], status: number, code: string): void {
  expectError(answer, status);
  expect(answer.body).toMatchObject({ code });
}

describe('lists, notes and tags of a company', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const listsOf = async (company: TestActor): Promise<CrewList[]> =>
    (await as(company).get<CrewList[]>('/api/crew-lists')).body;
  const favouritesOf = async (company: TestActor): Promise<string> => (await listsOf(company))[0]?.id ?? '';
  const addList = (company: TestActor, name: string) => as(company).post<CrewList>('/api/crew-lists', { name });
  const add = (company: TestActor, listId: string, person: TestActor) =>
    as(company).put(`/api/crew-lists/${listId}/people/${person.id}`);
  const peopleOf = async (company: TestActor, listId: string, query = ''): Promise<ListedPerson[]> =>
    (await as(company).get<ListedPerson[]>(`/api/crew-lists/${listId}/people${query}`)).body;
  const kept = (company: TestActor, person: TestActor) => as(company).get<KeptOnPerson>(`/api/crew/${person.id}/kept`);
  const note = (company: TestActor, person: TestActor, text: string) =>
    as(company).post<KeptOnPerson>(`/api/crew/${person.id}/notes`, { text });
  const tag = (company: TestActor, person: TestActor, tags: unknown) =>
    as(company).put<KeptOnPerson>(`/api/crew/${person.id}/tags`, { tags });

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

  it('lists those with a tag alone, and pages [R422]', async () => {
    const company = aRecruiter();
    const id = await favouritesOf(company);
    const [ann, ben] = [await crew.crew('Ann'), await crew.crew('Ben')];
    for (const person of [ann, ben]) await add(company, id, person);
    await tag(company, ben, ['Rigger']);
    expect((await peopleOf(company, id, '?tag=rigger')).map(({ first_name }) => first_name)).toEqual(['Ben']);
    const page = await as(company).get<ListedPerson[]>(`/api/crew-lists/${id}/people?page=2&page_size=1`);
    expect([page.headers.get('x-total-count'), page.body]).toMatchObject(['2', [{ first_name: 'Ann' }]]);
  });

  it('is sorted by free days as a whole, not page by page [R422]', async () => {
    const company = aRecruiter();
    const id = await favouritesOf(company);
    const days = [20, 21, 22].map((later) => dayAfter(wallTimeOf(new Date()).day, later));
    const people = [await crew.crew('Ann'), await crew.crew('Ben'), await crew.crew('Cat'), await crew.crew('Dan')];
    const [ann, ben, , dan] = people;
    if (!ann || !ben || !dan) throw new Error('There are four');
    for (const person of people) await add(company, id, person);
    const block = (person: TestActor, on: string[]) =>
      Promise.all(on.map((starts_on) => as(person).post('/api/calendar/blocks', { kind: 'unavailable', starts_on })));
    await block(ann, days.slice(0, 1));
    await block(ben, days);
    await as(dan).put('/api/calendar/sharing', { sharing: 'nobody' });
    const sorted = async (page: number): Promise<(string | null)[]> =>
      (await peopleOf(company, id, `?free_on=${days.join(',')}&page_size=2&page=${page}`)).map(
        ({ first_name }) => first_name,
      );
    expect([await sorted(1), await sorted(2)]).toEqual([
      ['Cat', 'Ann'],
      ['Ben', 'Dan'],
    ]);
    await tag(company, ann, ['Rigger']);
    const tagged = await as(company).get<ListedPerson[]>(`/api/crew-lists/${id}/people?free_on=${days[0]}&tag=rigger`);
    expect([tagged.headers.get('x-total-count'), tagged.body]).toMatchObject(['1', [{ first_name: 'Ann' }]]);
    for (const wrong of ['2020-01-01', 'x', days.join(';')])
      expectError(await as(company).get(`/api/crew-lists/${id}/people?free_on=${wrong}`), 400);
    const long = await as(company).get(`/api/crew-lists/${id}/people?free_on=${'2031-01-01,'.repeat(15)}`);
    expectError(long, 400);
  });

  it('answers who is on a list, has a tag, or both, and nothing of another company’s [R422]', async () => {
    const [company, other] = [aRecruiter(), aRecruiter()];
    const id = await favouritesOf(company);
    const [ann, ben, cat] = [await crew.crew('Ann'), await crew.crew('Ben'), await crew.crew('Cat')];
    for (const person of [ann, ben]) await add(company, id, person);
    for (const person of [ben, cat]) await tag(company, person, ['Rigger']);
    const kept = (actor: TestActor, query: string) => as(actor).get<KeptCrew>(`/api/crew/kept-ids${query}`);
    const idsOf = async (query: string): Promise<string[]> => (await kept(company, query)).body.user_ids.sort();
    expect(await idsOf(`?list_id=${id}`)).toEqual([ann.id, ben.id].sort());
    expect(await idsOf('?tag=rigger')).toEqual([ben.id, cat.id].sort());
    expect(await idsOf(`?list_id=${id}&tag=RIGGER`)).toEqual([ben.id]);
    expect(await idsOf('?tag=Nothing')).toEqual([]);
    expectError(await kept(company, ''), 400);
    for (const query of [`?list_id=${id}`, `?list_id=${id}&tag=Rigger`, '?list_id=made-up'])
      expectCode(await kept(other, query), 404, 'CREW_LIST_NOT_FOUND');
    expect((await kept(other, '?tag=Rigger')).body.user_ids).toEqual([]);
    expectError(await kept(ann, '?tag=Rigger'), 403);
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
