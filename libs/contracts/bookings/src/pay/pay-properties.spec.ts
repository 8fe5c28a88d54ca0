import fc from 'fast-check';
import { paySteps, rateBases, type Terms, termsFor } from '../roles/terms.js';
import { minutesOf, type Span } from '../time/call-span.rules.js';
import { payOfCall } from './pay.rules.js';
import { partsOf, piecesAround, totalMinutes } from './worked-time.rules.js';

const MINUTE = 60_000;
const begin = Date.parse('2026-01-01T00:00Z') / MINUTE;
const later = (span: Span, minutes: number): Span => ({ ...span, to: new Date(span.to.getTime() + minutes * MINUTE) });

/** A call of any length up to a day, on any day of two years: clocks change in four of them. */
const spans = fc
  .tuple(fc.integer({ min: 0, max: 2 * 366 * 24 * 60 }), fc.integer({ min: 1, max: 24 * 60 }))
  .map(([at, minutes]): Span => ({
    from: new Date((begin + at) * MINUTE),
    to: new Date((begin + at + minutes) * MINUTE),
  }));

const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const pence = fc.integer({ min: 1, max: 500_000 });
const factor = fc.integer({ min: 100, max: 300 });
const terms = fc
  .record({
    basis: fc.constantFrom(...rateBases),
    amount_pence: pence,
    hours_included: orNull(fc.integer({ min: 1, max: 16 })),
    break_minutes: fc.integer({ min: 0, max: 120 }),
    is_break_paid: fc.boolean(),
    overtime_factor: factor,
    overtime_pence: orNull(pence),
    step_minutes: fc.constantFrom(...paySteps),
    minimum_hours: orNull(fc.integer({ min: 1, max: 12 })),
    night_factor: orNull(factor),
    sunday_factor: orNull(factor),
  })
  .map((given): Terms => ({ ...termsFor(given.basis), ...given }));

describe('pay, whatever the call and the terms', () => {
  it('is the sum of its lines, each in whole pence and none below nothing [R333]', () => {
    fc.assert(
      fc.property(spans, terms, (span, agreed) => {
        const pay = payOfCall(span, agreed);
        const sum = pay?.lines.reduce((total, line) => total + line.pence, 0);
        expect(pay?.total_pence).toBe(sum);
        for (const line of pay?.lines ?? []) {
          expect(Number.isSafeInteger(line.pence) && line.pence >= 0).toBe(true);
          expect(line.words).not.toBe('');
        }
      }),
    );
  });

  it('counts every minute of a call once, on nights when the clocks change too [R333]', () => {
    fc.assert(fc.property(spans, (span) => expect(totalMinutes(partsOf(span))).toBe(minutesOf(span))));
  });

  it('is never less for a longer call on the same terms, by more than the rounding of its lines [R333]', () => {
    fc.assert(
      fc.property(spans, terms, fc.integer({ min: 1, max: 240 }), (span, agreed, more) => {
        // Minutes added to a begun step are of the kind of the last ones: with night rates they may be cheaper at six.
        // So may hours over, which a minimum would have paid in full, where they are agreed below the hour.
        const flat = { ...agreed, overtime_pence: null, night_factor: null, sunday_factor: null };
        const short = payOfCall(span, flat);
        const long = payOfCall(later(span, more), flat);
        const rounding = (short?.lines.length ?? 0) + (long?.lines.length ?? 0);
        expect(long?.total_pence ?? 0).toBeGreaterThanOrEqual((short?.total_pence ?? 0) - rounding);
      }),
    );
  });

  it('leaves of a call what is between its breaks, and no minute twice [R442]', () => {
    const parts = fc.uniqueArray(fc.integer({ min: 1, max: 719 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(parts, (minutes) => {
        const at = (minute: number): Date => new Date((begin + minute) * MINUTE);
        const marks = [...minutes].sort((one, other) => one - other);
        const breaks = marks.flatMap((from, index): Span[] => {
          const to = marks[index + 1];
          return index % 2 === 0 && to !== undefined ? [{ from: at(from), to: at(to) }] : [];
        });
        const span = { from: at(0), to: at(720) };
        const worked = piecesAround(span, breaks).reduce((sum, piece) => sum + minutesOf(piece), 0);
        expect(worked).toBe(720 - breaks.reduce((sum, one) => sum + minutesOf(one), 0));
      }),
    );
  });
});
