import { dayAfter, type KeptCrew, type ListedPerson, wallTimeOf } from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import { crewListsOf, expectCode } from './crew-lists.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

describe('people looked for by list, tag and free days', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const { as, favouritesOf, add, peopleOf, tag } = crewListsOf(() => crew);

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
});
