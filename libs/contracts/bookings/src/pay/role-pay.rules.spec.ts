import { termsFor, type Terms } from '../roles/terms.js';
import type { Span } from '../time/call-span.rules.js';
import { estimateWords, extraLines, isShortTurnaround, payOfRole } from './role-pay.rules.js';

const call = (day: number, from = '08:00', to = '18:00'): Span => ({
  from: new Date(`2026-11-${day}T${from}:00Z`),
  to: new Date(`2026-11-${day}T${to}:00Z`),
});
const terms: Terms = {
  ...termsFor('day', 32_000),
  turnaround_pence: 5_000,
  travel_day_percent: 50,
  mileage_pence: 45,
  per_diem_pence: 2_500,
};
const linesOf = (lines: ReturnType<typeof extraLines>) => lines.map(({ kind, words, pence }) => [kind, words, pence]);

describe('what a role pays besides its calls', () => {
  it('is a line for each, with its arithmetic, and none is paid by time', () => {
    const lines = extraLines(2, terms, { travel_days: 1, miles: 120, nights_away: 3 });
    expect(linesOf(lines)).toEqual([
      ['turnaround', '2 × £50.00', 10_000],
      ['travel', '1 × £160.00', 16_000],
      ['mileage', '120 miles × 45p', 5_400],
      ['per_diem', '3 × £25.00', 7_500],
    ]);
    expect(lines.every(({ minutes }) => minutes === null)).toBe(true);
  });

  it('names one mile as one', () => {
    expect(linesOf(extraLines(0, terms, { miles: 1 }))).toEqual([['mileage', '1 mile × 45p', 45]]);
  });

  it('is nothing where there was nothing of it, or the terms do not pay it', () => {
    expect(extraLines(0, terms, {})).toEqual([]);
    expect(extraLines(2, termsFor('day', 32_000), { travel_days: 1, miles: 120, nights_away: 3 })).toEqual([]);
    expect(extraLines(0, { ...terms, amount_pence: null }, { travel_days: 1 })).toEqual([]);
  });

  it('rounds half a penny of a travel day up', () => {
    const odd = (amount_pence: number) => extraLines(0, { ...terms, amount_pence }, { travel_days: 1 })[0]?.pence;
    expect([odd(101), odd(100)]).toEqual([51, 50]);
  });
});

describe('a short turnaround', () => {
  it('is under eleven hours', () => {
    expect(isShortTurnaround(call(26), call(27, '04:59'))).toBe(true);
    expect(isShortTurnaround(call(26), call(27, '05:00'))).toBe(false);
  });

  it('is counted between calls in the order of time, however they were sent', () => {
    const early = call(27, '03:00', '13:00');
    const paid = (...calls: Span[]) => payOfRole(calls, terms)?.lines.filter(({ kind }) => kind === 'turnaround');
    for (const calls of [
      [call(26), early, call(28)],
      [call(28), early, call(26)],
      [early, call(28), call(26)],
    ])
      expect(paid(...calls)).toEqual([{ kind: 'turnaround', words: '1 × £50.00', minutes: null, pence: 5_000 }]);
    expect(paid(call(26))).toEqual([]);
  });
});

describe('the pay of a role', () => {
  it('is not known without an amount, nor without a call', () => {
    expect(payOfRole([call(26)], termsFor('day'))).toBeNull();
    expect(payOfRole([], terms)).toBeNull();
  });

  it('has a line of each call, the hire of kit, and says once what is so of all calls', () => {
    const hour = termsFor('hour', 2_000);
    const kit = [{ item_id: 'a', name: 'Shure SM58', count: 4, days: 2, day_pence: 500 }];
    const pay = payOfRole([call(26, '08:00', '10:00'), call(27, '08:00', '10:00')], { ...hour, kit });
    expect(pay?.notes).toEqual(['minimum call 5 hours']);
    expect(pay?.lines.map(({ kind }) => kind)).toEqual(['basic', 'minimum', 'basic', 'minimum', 'kit']);
    expect(pay?.total_pence).toBe(2 * 10_000 + 4_000);
  });

  it('is said in whole pounds, for the day or for its days', () => {
    const pay = payOfRole([call(26)], termsFor('day', 116_850));
    expect([estimateWords(pay, 1), estimateWords(pay, 2), estimateWords(null, 1)]).toEqual([
      'about £1,169 for the day',
      'about £1,169 for 2 days',
      null,
    ]);
  });
});
