import type { Terms } from '../roles/terms.js';
import { termsFor } from '../roles/terms.js';
import type { PlannedCall } from '../pay/planned-calls.rules.js';
import {
  cancelCostOf,
  cancelReasonProblem,
  cancelReasonWords,
  cancelStepsProblem,
  cancelTermsLines,
  cancelTexts,
} from './cancelling.rules.js';

const terms = termsFor('day', 58_400);
const callOn = (starts_on: string): PlannedCall => ({
  starts_on,
  starts_at: '08:00',
  from: `${starts_on}T08:00:00.000Z`,
  to: `${starts_on}T18:00:00.000Z`,
});
const call = callOn('2026-11-26');
const before = (hours: number): Date => new Date(new Date(call.from).getTime() - hours * 3_600_000);
const cost = (hours: number, some = terms, calls = [call], all = calls.length, hasBegun = false) =>
  cancelCostOf(calls, { all, isWhole: all === calls.length, hasBegun }, some, before(hours));

describe('the terms of cancelling', () => {
  it('are the ordinary three steps where nothing else was agreed [R383]', () => {
    expect(cancelTermsLines(terms)).toEqual(['7 days or more: nothing', '3 to 7 days: 50 %', 'Under 3 days: 100 %']);
  });

  it('are up to four steps that end with no notice [R383]', () => {
    const steps = [
      { hours: 336, percent: 0 },
      { hours: 168, percent: 25 },
      { hours: 36, percent: 50 },
      { hours: 0, percent: 75 },
    ];
    expect(cancelStepsProblem(steps)).toBeNull();
    expect(cancelTermsLines({ ...terms, cancel_steps: steps })).toEqual([
      '14 days or more: nothing',
      '7 to 14 days: 25 %',
      '36 hours to 7 days: 50 %',
      'Under 36 hours: 75 %',
    ]);
    const wrong = [[], [...steps, { hours: 0, percent: 1 }], steps.slice(0, 3), [...steps].reverse(), 'none', [null]];
    for (const one of [...wrong, [{ hours: 0, percent: 101 }], [{ hours: 0.5, percent: 1 }]])
      expect(cancelStepsProblem(one)).not.toBeNull();
    expect(cancelTermsLines({ ...terms, cancel_steps: [{ hours: 0, percent: 10 }] })).toEqual(['Any time: 10 %']);
  });

  it.each([
    [168, 0, 0, '7 days’ notice or more: nothing'],
    [167.99, 50, 29_200, '3 to 7 days’ notice: 50 %, £292.00'],
    [72, 50, 29_200, '3 to 7 days’ notice: 50 %, £292.00'],
    [71.99, 100, 58_400, 'Under 3 days’ notice: 100 %, £584.00'],
    [-1, 100, 58_400, 'Under 3 days’ notice: 100 %, £584.00'],
  ])('cost what was agreed at %d hours of notice [R384]', (hours, percent, fee_pence, words) => {
    expect(cost(hours)).toMatchObject({ percent, fee_pence, words, notice_hours: Math.floor(hours) });
  });

  it('count the notice to the first call that is cancelled, across a change of clocks in real hours [R384]', () => {
    const later = callOn('2026-11-28');
    expect(cost(71, terms, [later, call])).toMatchObject({ percent: 100, fee_pence: 116_800 });
    expect(cost(71, terms, [later], 2)).toMatchObject({ percent: 50, fee_pence: 29_200 });
    // 08:00 in summer time three days before is 73 hours before.
    expect(
      cancelCostOf([callOn('2026-10-25')], { all: 1, isWhole: true }, terms, new Date('2026-10-22T07:00:00Z')).percent,
    ).toBe(50);
  });

  it('share out a fixed fee by calls, and name no fee without a rate [R384]', () => {
    expect(cost(1, termsFor('fixed', 90_000), [call], 3)).toMatchObject({ fee_pence: 30_000 });
    expect(cost(1, termsFor('fixed', 90_000), [call, callOn('2026-11-27')], 3)).toMatchObject({ fee_pence: 60_000 });
    expect(cost(1, termsFor('day'))).toMatchObject({ fee_pence: null, words: 'Under 3 days’ notice: 100 %' });
  });

  it('of a booking that goes on name neither its kit, nor a fixed fee that is paid with a call that has begun [R384] [R439]', () => {
    const kit: Terms['kit'] = [{ item_id: 'k1', name: 'Tools', count: 1, days: 2, day_pence: 2_000 }];
    const fee = { ...termsFor('fixed', 90_000), kit };
    expect(cost(1, fee, [call], 3).fee_pence).toBe(30_000);
    expect(cost(1, { ...terms, kit }, [call], 3).fee_pence).toBe(58_400);
    expect(cost(1, fee).fee_pence).toBe(94_000);
    expect(cost(1, fee, [call], 3, true)).toMatchObject({ fee_pence: 0, words: 'Under 3 days’ notice: 100 %' });
    expect(cost(1, { ...terms, kit }, [call], 3, true).fee_pence).toBe(58_400);
  });

  it('pay an hourly call whose time is to follow as an ordinary one, not as its whole day [R384]', () => {
    const open: PlannedCall = {
      ...call,
      starts_at: null,
      from: '2026-11-26T00:00:00.000Z',
      to: '2026-11-27T00:00:00.000Z',
    };
    expect(cost(1, termsFor('hour', 2_000), [open])).toMatchObject({ fee_pence: 10_000 });
  });

  it('need a reason of up to 300 characters [R384]', () => {
    expect(cancelReasonProblem('x'.repeat(300))).toBeNull();
    for (const reason of ['', '  ', 'x'.repeat(301), 'a\u0000', 5, undefined])
      expect(cancelReasonProblem(reason)).not.toBeNull();
  });

  it('are fine where nothing is said of them, up to a year of notice and to the whole of the pay', () => {
    expect([undefined, null].map(cancelStepsProblem)).toEqual([null, null]);
    const year = { hours: 8_760, percent: 100 };
    const none = { hours: 0, percent: 100 };
    expect(cancelStepsProblem([year, none])).toBeNull();
    expect(cancelStepsProblem([{ ...year, hours: 8_761 }, none])).toBe(cancelTexts.steps);
    expect(cancelStepsProblem([{ ...year, percent: -1 }, none])).toBe(cancelTexts.steps);
    expect(cancelStepsProblem([{ hours: 24, percent: 50 }, { hours: 24, percent: 60 }, none])).toBe(cancelTexts.steps);
    expect(cancelStepsProblem([none, none])).toBe(cancelTexts.steps);
    expect(cancelStepsProblem(['0 hours'])).toBe(cancelTexts.steps);
    expect(cancelStepsProblem([{ hours: 24, percent: 50 }])).toBe(cancelTexts.steps);
    expect(cancelStepsProblem({ length: 1 })).toBe(cancelTexts.steps);
  });

  it('name a day and an hour by themselves as one, and hours where not both steps are whole days', () => {
    const lines = (...hours: number[]) =>
      cancelTermsLines({ ...terms, cancel_steps: [...hours, 0].map((each) => ({ hours: each, percent: 50 })) });
    expect(lines(24)).toEqual(['1 day or more: 50 %', 'Under 1 day: 50 %']);
    expect(lines(1)).toEqual(['1 hour or more: 50 %', 'Under 1 hour: 50 %']);
    expect(lines(48, 24)[1]).toBe('1 to 2 days: 50 %');
    expect(lines(36, 24)[1]).toBe('1 day to 36 hours: 50 %');
  });

  it('say the notice of a day, of an hour, and any at all, beside what it costs', () => {
    const words = (hours: number, ...steps: number[]) =>
      cost(hours, { ...terms, cancel_steps: [...steps, 0].map((each) => ({ hours: each, percent: 25 })) }).words;
    expect(words(30, 24)).toBe('1 day’s notice or more: 25 %, £146.00');
    expect(words(0.5, 1)).toBe('Under 1 hour’s notice: 25 %, £146.00');
    expect(words(5)).toBe('Any notice: 25 %, £146.00');
  });

  it('round half a penny up', () => {
    const half = { ...terms, cancel_steps: [{ hours: 0, percent: 50 }] };
    expect(cost(1, { ...half, amount_pence: 101 }).fee_pence).toBe(51);
    expect(cost(1, { ...half, amount_pence: 100 }).fee_pence).toBe(50);
  });

  it('give a reason by its kind or in words of its own', () => {
    expect(Object.values(cancelReasonWords)).toEqual([
      'Ill',
      'Family',
      'Travel',
      'Double booked elsewhere',
      'Other',
      'Account closed',
    ]);
    expect(cancelReasonProblem('The show is off.')).toBeNull();
    expect(cancelReasonProblem(` ${'x'.repeat(300)} `)).toBeNull();
    expect(cancelReasonProblem('')).toBe('Please give a reason of at most 300 characters.');
  });
});
