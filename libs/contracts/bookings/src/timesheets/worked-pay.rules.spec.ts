import { termsFor } from '../roles/terms.js';
import type { Span } from '../time/call-span.rules.js';
import { payOfWorked, payWithoutFee, plannedBreaks } from './worked-pay.rules.js';

const at = (from: string, to: string): Span => ({
  from: new Date(`2026-11-26T${from}Z`),
  to: new Date(`2026-11-26T${to}Z`),
});
const worked = { span: at('08:00', '18:00'), breaks: [] };
const kit = [{ item_id: 'a', name: 'Shure SM58', count: 4, days: 2, day_pence: 500 }];
const kindsOf = (pay: ReturnType<typeof payOfWorked>) => pay?.lines.map(({ kind, pence }) => [kind, pence]);

describe('the pay of actual times', () => {
  it('is not known where no amount was agreed', () => {
    expect(payOfWorked(worked, termsFor('day'))).toBeNull();
  });

  it('has the hire of kit with the first call of a booking alone', () => {
    const terms = { ...termsFor('day', 32_000), kit };
    expect(kindsOf(payOfWorked(worked, terms))).toEqual([
      ['basic', 32_000],
      ['kit', 4_000],
    ]);
    expect(kindsOf(payOfWorked(worked, terms, { hasFee: false, previousOut: null }))).toEqual([['basic', 32_000]]);
  });

  it('has a fee once, and is nothing for the calls after the first', () => {
    const fee = termsFor('fixed', 50_000);
    expect(payOfWorked(worked, fee)?.total_pence).toBe(50_000);
    expect(payOfWorked(worked, fee, { hasFee: false, previousOut: null })).toMatchObject({ lines: [], total_pence: 0 });
  });

  it('leaves what is paid once to another call, and keeps the rest', () => {
    const around = { hasFee: true, previousOut: null, nights_away: 1 };
    const lines = (terms: Parameters<typeof payOfWorked>[1]) => {
      const pay = payOfWorked(worked, { ...terms, per_diem_pence: 2_500, kit }, around);
      return pay && kindsOf(payWithoutFee(pay, terms));
    };
    expect(lines(termsFor('fixed', 50_000))).toEqual([['per_diem', 2_500]]);
    expect(lines(termsFor('day', 32_000))).toEqual([
      ['basic', 32_000],
      ['per_diem', 2_500],
    ]);
  });

  it('has the share of a fee that the calls which were not cancelled have [R443]', () => {
    const around = { hasFee: true, previousOut: null, feeShare: { calls: 2, of: 3 } };
    expect(payOfWorked(worked, termsFor('fixed', 50_000), around)?.lines).toMatchObject([
      { words: 'fixed fee £500.00, 2 of 3 calls', pence: 33_333 },
    ]);
    expect(kindsOf(payOfWorked(worked, termsFor('day', 32_000), around))).toEqual([['basic', 32_000]]);
  });

  it('is more after under eleven hours of rest, and not after eleven', () => {
    const terms = { ...termsFor('day', 32_000), turnaround_pence: 5_000 };
    const after = (previousOut: string) =>
      payOfWorked(worked, terms, { hasFee: true, previousOut: new Date(previousOut) })?.total_pence;
    expect([after('2026-11-25T21:01Z'), after('2026-11-25T21:00Z')]).toEqual([37_000, 32_000]);
  });

  it('has the days of travel and nights away that were noted, and says that a call was short', () => {
    const terms = { ...termsFor('hour', 2_000), travel_day_percent: 50, per_diem_pence: 2_500 };
    const short = { span: at('08:00', '10:00'), breaks: [] };
    const pay = payOfWorked(short, terms, { hasFee: true, previousOut: null, travel_days: 2, nights_away: 1 });
    expect(kindsOf(pay)).toEqual([
      ['basic', 4_000],
      ['minimum', 6_000],
      ['travel', 2_000],
      ['per_diem', 2_500],
    ]);
    expect(pay?.notes).toEqual(['minimum call 5 hours']);
  });
});

describe('a planned break', () => {
  const planned = (break_minutes: number, span = worked.span) =>
    plannedBreaks(span, { ...termsFor('day'), break_minutes });

  it('is in the middle of the call, on a quarter of an hour', () => {
    expect(planned(60)).toEqual([at('12:30', '13:30')]);
    expect(planned(45)).toEqual([at('12:30', '13:15')]);
    expect(planned(30, at('08:10', '18:10'))).toEqual([at('12:55', '13:25')]);
  });

  it('is none where none was agreed, or it would take the whole call', () => {
    expect(planned(0)).toEqual([]);
    expect([planned(60, at('08:00', '09:00')), planned(60, at('08:00', '08:30'))]).toEqual([[], []]);
    expect(planned(60, at('08:00', '09:01'))).toEqual([at('08:00', '09:00')]);
  });
});
