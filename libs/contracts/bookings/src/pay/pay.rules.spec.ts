import { termsFor } from '../roles/terms.js';
import { momentOf } from '../time/london-time.rules.js';
import type { Span } from '../time/call-span.rules.js';
import { payExamples } from './pay.examples.js';
import { payOfCall } from './pay.rules.js';
import { estimateWords, payOfRole } from './role-pay.rules.js';

function spanOf(from: string, to: string): Span {
  const at = (text: string): Date => momentOf({ day: text.slice(0, 10), time: text.slice(11) }) ?? new Date(NaN);
  return { from: at(from), to: at(to) };
}
const ordinary = spanOf('2026-11-26 08:00', '2026-11-26 23:30');

describe('pay of a call', () => {
  it.each(payExamples.map((example) => [example.title, example] as const))(
    'is agreed for %s [R337]',
    (_title, example) => {
      const pay = payOfCall(spanOf(example.from, example.to), example.terms);
      const byKind: Record<string, number> = {};
      for (const { kind, pence } of pay?.lines ?? []) byKind[kind] = (byKind[kind] ?? 0) + pence;
      expect({ lines: byKind, total: pay?.total_pence }).toEqual({ lines: example.lines, total: example.total });
    },
  );

  it('has forty examples and more', () => {
    expect(payExamples.length).toBeGreaterThanOrEqual(40);
  });

  it('shows its lines, not only the sum [R336]', () => {
    const pay = payOfCall(ordinary, termsFor('day', 32_000));
    expect(pay?.lines.map(({ kind, words, pence }) => [kind, words, pence])).toEqual([
      ['basic', '1 day', 32_000],
      ['overtime', '5.5 h × £48.00', 26_400],
    ]);
    expect(estimateWords(pay, 1)).toBe('about £584 for the day');
  });

  it('says that a short call is paid as the minimum [R338]', () => {
    const pay = payOfCall(spanOf('2026-11-26 09:00', '2026-11-26 12:00'), termsFor('hour', 2_200));
    expect([pay?.total_pence, pay?.notes]).toEqual([11_000, ['minimum call 5 hours']]);
  });

  it.each([
    ['by the hour with more than the minimum', termsFor('hour', 2_200), []],
    ['by the hour without a minimum', { ...termsFor('hour', 2_200), minimum_hours: null }, []],
    ['by the hour with a minimum of one, over', { ...termsFor('hour', 2_200), minimum_hours: 1 }, []],
    ['by the day', termsFor('day', 32_000), []],
    ['as a fee', termsFor('fixed', 32_000), []],
    ['under a minimum', { ...termsFor('hour', 2_200), minimum_hours: 16 }, ['minimum call 16 hours']],
  ])('says nothing of a minimum that is reached or not agreed: %s [R338]', (_how, terms, notes) => {
    expect(payOfCall(ordinary, terms)?.notes).toEqual(notes);
  });

  it('says one hour of a minimum of one [R338]', () => {
    const pay = payOfCall(spanOf('2026-11-26 09:00', '2026-11-26 09:30'), {
      ...termsFor('hour', 2_200),
      minimum_hours: 1,
    });
    expect([pay?.notes, pay?.lines.map(({ words }) => words)]).toEqual([
      ['minimum call 1 hour'],
      ['0.5 h × £22.00', '0.5 h × £22.00 to the minimum call'],
    ]);
  });

  it('takes a day for ten hours and half a day for five where it is not said [R336]', () => {
    const linesOf = (basis: 'day' | 'half_day', to: string) =>
      payOfCall(spanOf('2026-11-26 08:00', to), { ...termsFor(basis, 30_000), hours_included: null })?.lines.map(
        ({ words }) => words,
      );
    expect(linesOf('day', '2026-11-26 19:00')).toEqual(['1 day', '1 h × £45.00']);
    expect(linesOf('half_day', '2026-11-26 14:00')).toEqual(['half a day', '1 h × £90.00']);
  });

  it('writes odd minutes as minutes, and leaves lines of nothing out but the basic one [R336]', () => {
    const odd = payOfCall(spanOf('2026-11-26 08:00', '2026-11-26 14:10'), termsFor('hour', 2_200));
    expect(odd?.lines.map(({ words }) => words)).toEqual(['6 h 10 min × £22.00']);
    const free = payOfCall(ordinary, termsFor('day', 0));
    expect(free?.lines.map(({ kind, pence }) => [kind, pence])).toEqual([['basic', 0]]);
  });

  it('is not known without an amount [R339]', () => {
    expect(payOfCall(ordinary, termsFor('day'))).toBeNull();
  });

  it('is the sum over the calls of a role, with what else its terms pay [R334]', () => {
    const terms = {
      ...termsFor('day', 32_000),
      turnaround_pence: 5_000,
      travel_day_percent: 50,
      mileage_pence: 45,
      per_diem_pence: 2_500,
    };
    const next = spanOf('2026-11-27 08:00', '2026-11-27 18:00');
    const pay = payOfRole([next, ordinary], terms, { travel_days: 2, miles: 100, nights_away: 1 });
    expect(pay?.total_pence).toBe(32_000 + 58_400 + 5_000 + 32_000 + 4_500 + 2_500);
    expect(payOfRole([ordinary, next], termsFor('fixed', 50_000))?.total_pence).toBe(50_000);
  });
});
