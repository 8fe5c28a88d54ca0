import { cancelTexts } from '../cancelling/cancelling.rules.js';
import { termsFor } from './terms.js';
import { termsProblem, termsProblems, termsTexts } from './terms.rules.js';

const day = { basis: 'day', amount_pence: 32_000 } as const;
const million = 100_000_000;

it.each(['day', 'half_day', 'hour', 'fixed'] as const)('terms of a %s are fine as they begin', (basis) => {
  expect(termsProblems(termsFor(basis, 32_000))).toEqual([]);
  expect(termsProblem(termsFor(basis, 32_000))).toBeNull();
});

it.each([[null], [undefined], ['day'], [[]], [{ ...day, bonus: 1 }], [{ ...day, kit: [] }]])(
  '%j are no terms that are known',
  (draft) => expect(termsProblems(draft)).toEqual([['basis', termsTexts.unknown]]),
);

it('every problem is told by its field, that of the rate first', () => {
  const draft = { basis: 'hour', break_minutes: 241, night_factor: 99, amount_pence: 0 };
  expect(termsProblems(draft)).toEqual([
    ['amount_pence', termsTexts.amount],
    ['break_minutes', termsTexts.breakMinutes],
    ['night_factor', termsTexts.factor],
  ]);
  expect(termsProblem(draft)).toBe(termsTexts.amount);
  expect(termsProblems({ amount_pence: 0 })).toEqual([['basis', termsTexts.basis]]);
});

describe('the rate', () => {
  const problems = (rate: object) => termsProblems({ basis: 'day', ...rate });

  it('is from a penny to a million pounds', () => {
    expect([1, million].map((amount_pence) => problems({ amount_pence }))).toEqual([[], []]);
    for (const amount_pence of [0, million + 1, 0.5, '100', null, undefined])
      expect(problems({ amount_pence })).toEqual([['amount_pence', termsTexts.amount]]);
  });

  it('may be left to who applies', () => {
    expect(problems({ mode: 'ask' })).toEqual([]);
    expect(problems({ mode: 'auction', amount_pence: 1 })).toEqual([['mode', termsTexts.unknown]]);
  });

  it('of a range has an upper end above the lower one', () => {
    const range = (amount_to_pence: unknown) => problems({ mode: 'range', amount_pence: 100, amount_to_pence });
    expect([range(101), range(million)]).toEqual([[], []]);
    for (const wrong of [100, 99, million + 1, null, undefined])
      expect(range(wrong)).toEqual([['amount_to_pence', termsTexts.range]]);
    expect(problems({ mode: 'set', amount_pence: 100, amount_to_pence: 50 })).toEqual([]);
  });
});

describe.each<[field: string, least: number, most: number, text: string]>([
  ['hours_included', 4, 14, termsTexts.hoursIncluded],
  ['break_minutes', 0, 240, termsTexts.breakMinutes],
  ['overtime_factor', 100, 400, termsTexts.factor],
  ['overtime_pence', 0, million, termsTexts.money],
  ['minimum_hours', 1, 24, termsTexts.minimumHours],
  ['night_factor', 100, 400, termsTexts.factor],
  ['sunday_factor', 100, 400, termsTexts.factor],
  ['turnaround_pence', 0, million, termsTexts.money],
  ['travel_day_percent', 0, 100, termsTexts.percent],
  ['mileage_pence', 0, 200, termsTexts.mileage],
  ['per_diem_pence', 0, million, termsTexts.money],
])('%s', (field, least, most, text) => {
  it(`is a whole number from ${least} to ${most}, or not said`, () => {
    for (const fine of [least, most, null, undefined]) expect(termsProblems({ ...day, [field]: fine })).toEqual([]);
    for (const wrong of [least - 1, most + 1, least + 0.5, `${least}`])
      expect(termsProblems({ ...day, [field]: wrong })).toEqual([[field, text]]);
  });
});

it.each(['is_break_paid', 'has_accommodation', 'has_meals', 'has_parking'])('%s is yes, no or not said', (field) => {
  for (const fine of [true, false, undefined]) expect(termsProblems({ ...day, [field]: fine })).toEqual([]);
  for (const wrong of ['yes', 1, null])
    expect(termsProblems({ ...day, [field]: wrong })).toEqual([[field, termsTexts.unknown]]);
});

it('overtime is counted by the quarter, the half or the whole hour', () => {
  for (const step_minutes of [15, 30, 60, undefined]) expect(termsProblems({ ...day, step_minutes })).toEqual([]);
  for (const step_minutes of [20, 0, null, '15'])
    expect(termsProblems({ ...day, step_minutes })).toEqual([['step_minutes', termsTexts.step]]);
});

it('what a cancelled booking costs goes down to no notice', () => {
  expect(termsProblems({ ...day, cancel_steps: [{ hours: 0, percent: 50 }] })).toEqual([]);
  expect(termsProblems({ ...day, cancel_steps: [{ hours: 24, percent: 50 }] })).toEqual([
    ['cancel_steps', cancelTexts.steps],
  ]);
});
