import { type BoardCard, boardColumns, type BoardQuery } from '@crewcall/contracts-bookings';
import { columnsOf, passes } from './board-page.rules.js';

const card = (application_id: string, changes: Partial<BoardCard> = {}): BoardCard => ({
  application_id,
  freelancer_id: `person-${application_id}`,
  column: 'new',
  first_name: 'Maya',
  last_name: 'Ito',
  title: null,
  location: null,
  miles: null,
  rating_average: null,
  rating_count: 0,
  calls: null,
  skills_met: 0,
  skills_asked: 0,
  together: 0,
  tickets: null,
  kit: null,
  tags: [],
  asked_pence: null,
  asked_basis: null,
  answers: [],
  role_ids: [],
  chosen: null,
  offer: null,
  applied_at: '2026-11-20T12:00:00.000Z',
  takes_back_until: null,
  fit: 50,
  team: null,
  ...changes,
});
const offerOf = (role_id: string): BoardCard['offer'] => ({ id: 'o', kind: 'pencil', role_id, rank: 1, until: null });
const idsOf = (cards: BoardCard[], query: BoardQuery) =>
  columnsOf(cards, query).map(({ cards: shown }) => shown.map(({ application_id }) => application_id));
const numbered = (count: number): BoardCard[] =>
  Array.from({ length: count }, (_, at) => card(String(at).padStart(3, '0')));

describe('who is on the board of a role', () => {
  it('is who applied for all of the job, or for this role among others', () => {
    const isThere = (role_ids: string[]): boolean => passes(card('a', { role_ids }), { role: 'rigger' });
    expect([isThere([]), isThere(['runner', 'rigger']), isThere(['runner'])]).toEqual([true, true, false]);
  });

  it('is who was asked about it, and not who was asked about another', () => {
    const isThere = (role_id: string): boolean => passes(card('a', { offer: offerOf(role_id) }), { role: 'rigger' });
    expect([isThere('rigger'), isThere('runner')]).toEqual([true, false]);
    expect(passes(card('a', { offer: offerOf('rigger'), role_ids: ['runner'] }), { role: 'rigger' })).toBe(true);
  });
});

describe('what a board is narrowed by', () => {
  it('is nothing until it is asked for', () => {
    expect(passes(card('a', { role_ids: ['runner'], calls: [] }), {})).toBe(true);
  });

  it('is who is free on all calls, as far as it is known', () => {
    const isThere = (...words: ('free' | 'unsaid' | 'maybe' | 'busy')[]): boolean =>
      passes(card('a', { calls: words.map((word, at) => ({ call_id: `${at}`, word })) }), { free: 'all' });
    expect([isThere('free', 'unsaid'), isThere('free', 'busy'), isThere('maybe'), isThere()]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(passes(card('a'), { free: 'all' })).toBe(false);
  });

  it('is a tag, whatever its case', () => {
    const tagged = card('a', { tags: ['Night shift', 'Rigging'] });
    expect(['rigging', 'NIGHT SHIFT', 'rig', 'runner'].map((tag) => passes(tagged, { tag }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is a number of stars, which who is unrated does not have', () => {
    expect([4, 4.5, 5].map((rating) => passes(card('a', { rating_average: 4.5 }), { rating }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(passes(card('a'), { rating: 1 })).toBe(false);
  });

  it('is all of what is asked for at once', () => {
    const one = card('a', { tags: ['rigging'], rating_average: 3 });
    expect([passes(one, { tag: 'rigging', rating: 3 }), passes(one, { tag: 'rigging', rating: 4 })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the order of a column', () => {
  const cards = [
    card('a', { fit: 40, applied_at: '2026-11-22T12:00:00.000Z', asked_pence: null }),
    card('b', { fit: 90, applied_at: '2026-11-20T12:00:00.000Z', asked_pence: 30_000 }),
    card('c', { fit: 60, applied_at: '2026-11-21T12:00:00.000Z', asked_pence: 20_000 }),
  ];

  it('is by fit unless said otherwise, by the newest, or by what is asked for', () => {
    const order = (sort?: BoardQuery['sort']) => idsOf(cards, { sort })[0]?.join('');
    expect([order(), order('fit'), order('newest'), order('asked')]).toEqual(['bca', 'bca', 'acb', 'cba']);
  });

  it('is the same for those that are alike, whatever order they come in', () => {
    const alike = ['c', 'a', 'b'].map((id) => card(id));
    expect([idsOf(alike, {})[0], idsOf([...alike].reverse(), {})[0]]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });
});

describe('the columns of a board', () => {
  it('are all of them, each with its cards and how many there are', () => {
    const columns = columnsOf([card('a'), card('b', { column: 'booked' }), card('c')], {});
    expect(columns.map(({ column }) => column)).toEqual(boardColumns);
    expect(columns.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 1, 0]);
    expect(columns.every(({ next }) => next === null)).toBe(true);
  });

  it('show thirty cards, and where the next begin if there are more', () => {
    const [thirty] = columnsOf(numbered(30), {});
    expect([thirty?.cards.length, thirty?.next]).toEqual([30, null]);
    const [more] = columnsOf(numbered(31), {});
    expect([more?.cards.length, more?.count, more?.next]).toEqual([30, 31, '-50_029']);
  });

  it('go on where one was left, alone and to its end', () => {
    const cards = numbered(65);
    const after = (next: string | null | undefined) =>
      columnsOf(cards, { column: 'new', ...(next && { after: next }) });
    const [first] = after(null);
    const [second] = after(first?.next);
    const [third] = after(second?.next);
    expect([first, second, third].map((page) => page?.cards.length)).toEqual([30, 30, 5]);
    expect([second?.cards[0]?.application_id, third?.cards[0]?.application_id, third?.next]).toEqual([
      '030',
      '060',
      null,
    ]);
    expect([after(null).length, second?.count]).toEqual([1, 65]);
  });

  it('go on at the same place where cards came or went meanwhile', () => {
    const [first] = columnsOf(numbered(40), { column: 'new' });
    const changed = [
      card('best', { fit: 99 }),
      ...numbered(40).filter(({ application_id }) => application_id !== '029'),
    ];
    const [second] = columnsOf(changed, { column: 'new', after: first?.next ?? '' });
    expect([second?.cards.length, second?.cards[0]?.application_id]).toEqual([10, '030']);
  });

  it('begin anew where the place is none, or no column is named', () => {
    const shown = (query: BoardQuery) => columnsOf(numbered(40), query)[0]?.cards[0]?.application_id;
    expect([
      shown({ column: 'new', after: 'x_029' }),
      shown({ column: 'new', after: '-50_' }),
      shown({ column: 'new', after: '' }),
      shown({ column: 'new', after: '029' }),
      shown({ after: '-50_029' }),
    ]).toEqual(Array<string>(5).fill('000'));
  });
});
