import {
  aboveCapWords,
  hireKitProblem,
  hireKitTexts,
  kitLines,
  kitTakenWords,
  theirKitTakenWords,
} from './hired-kit.rules.js';
import type { RoleKit } from './role-kit.js';

const id = (number: number): string => `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const line = { item_id: id(1), count: 1, day_pence: 500, days: 2 };
const problem = (changes: object) => hireKitProblem([{ ...line, ...changes }]);

describe('kit that is hired, as it is sent', () => {
  it('is up to twenty items, each once, or nothing', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ ...line, item_id: id(at) }));
    expect([hireKitProblem(undefined), hireKitProblem([]), hireKitProblem(lines(20))]).toEqual([null, null, null]);
    expect(hireKitProblem(lines(21))).toBe('An offer hires at most 20 items.');
    expect(hireKitProblem([line, line])).toBe(hireKitTexts.unknown);
    expect([hireKitProblem(null), hireKitProblem({ length: 0 })]).toEqual([hireKitTexts.unknown, hireKitTexts.unknown]);
  });

  it('is an item of a person, with nothing but what is known of it', () => {
    expect([{ item_id: 'desk' }, { item_id: 7 }, { item_id: null }, { name: 'Desk' }].map(problem)).toEqual(
      Array<string>(4).fill(hireKitTexts.unknown),
    );
    expect([hireKitProblem([null]), hireKitProblem(['desk'])]).toEqual([hireKitTexts.unknown, hireKitTexts.unknown]);
  });

  it.each<[field: string, least: number, most: number, text: string]>([
    ['count', 1, 999, hireKitTexts.unknown],
    ['day_pence', 0, 1_000_000, hireKitTexts.pence],
    ['days', 1, 366, hireKitTexts.days],
  ])('has a %s from %d to %d', (field, least, most, text) => {
    expect([problem({ [field]: least }), problem({ [field]: most })]).toEqual([null, null]);
    for (const wrong of [least - 1, most + 1, least + 0.5, `${least}`, null, undefined])
      expect(problem({ [field]: wrong })).toBe(text);
  });

  it('is told by the first line that is wrong', () => {
    expect(
      hireKitProblem([line, { ...line, item_id: id(2), days: 0 }, { ...line, item_id: id(3), day_pence: -1 }]),
    ).toBe(hireKitTexts.days);
  });
});

it('hire is a line for each item, with its arithmetic and paid by no time', () => {
  expect(
    kitLines([
      { ...line, name: 'Shure SM58', count: 4 },
      { ...line, name: 'Desk', days: 1, day_pence: 125_000 },
    ]),
  ).toEqual([
    { kind: 'kit', words: 'Shure SM58: 4 × 2 days × £5.00', minutes: null, pence: 4_000 },
    { kind: 'kit', words: 'Desk: 1 day × £1,250.00', minutes: null, pence: 125_000 },
  ]);
  expect(kitLines()).toEqual([]);
});

describe('a hire above what the company set', () => {
  const ask = (cap_pence: number | null, changes: Partial<RoleKit> = {}): RoleKit => ({
    kind: 'microphones',
    words: null,
    count: 1,
    need: 'must',
    pays_hire: true,
    cap_pence,
    ...changes,
  });
  const words = (day_pence: number, ...asked: RoleKit[]) => aboveCapWords(asked, { kind: 'microphones', day_pence });

  it('is said, and nothing of one within it', () => {
    expect([words(2_001, ask(2_000)), words(2_000, ask(2_000))]).toEqual([
      '£20.01 a day is above the £20 you set.',
      null,
    ]);
  });

  it('is measured by the highest that was set for its kind', () => {
    expect(words(2_500, ask(2_000), ask(3_000))).toBeNull();
    expect(words(3_500, ask(3_000), ask(2_000))).toBe('£35 a day is above the £30 you set.');
    expect(words(3_500, ask(2_000), ask(null))).toBeNull();
  });

  it('is none where no hire is paid for its kind', () => {
    expect([
      words(9_999),
      words(9_999, ask(2_000, { kind: 'vehicle' })),
      words(9_999, ask(2_000, { pays_hire: false })),
    ]).toEqual([null, null, null]);
  });
});

it('kit that is out already is said to its owner and to the company', () => {
  expect([kitTakenWords('desk'), theirKitTakenWords('desk')]).toEqual([
    'Your desk is already out then.',
    'Their desk is already out then.',
  ]);
});
