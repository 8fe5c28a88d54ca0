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
