import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { taxYearDays, taxYearOf } from '../earnings/tax-year.rules.js';
import { minutesOf, isSpan, wallBounds, wallOfSpan } from './call-span.rules.js';
import { dayAfter, daysBetween, weekdayOf } from './days.rules.js';
import { momentOf } from './london-time.rules.js';
import { wallTimeOf } from './wall-time.rules.js';

const MINUTE = 60_000;
const days = fc.integer({ min: 0, max: 10_000 }).map((count) => dayAfter('2020-01-01', count));
const moments = fc
  .integer({ min: Date.parse('2020-01-01T00:00Z') / MINUTE, max: Date.parse('2037-12-31T00:00Z') / MINUTE })
  .map((minutes) => new Date(minutes * MINUTE));

describe('time on the clocks of London', () => {
  it('is the moment that it was made of, in the hour that comes twice too [R313]', () => {
    fc.assert(fc.property(moments, (moment) => expect(momentOf(wallTimeOf(moment))).toEqual(moment)));
  });

  it('is the moment that Temporal makes of it, and none where Temporal skips it [R313] [R314]', () => {
    const typed = (day: string, minute: number, again: boolean): void => {
      const local = Temporal.PlainDateTime.from(day).add({ minutes: minute });
      const zoned = local.toZonedDateTime('Europe/London', { disambiguation: again ? 'later' : 'earlier' });
      const isShown = zoned.toPlainDateTime().equals(local);
      const time = local.toPlainTime().toString().slice(0, 'HH:MM'.length);
      expect(momentOf({ day, time, again })?.getTime()).toBe(isShown ? zoned.epochMilliseconds : undefined);
    };
    for (const night of ['2026-03-29', '2026-10-25'])
      for (let minute = 0; minute < 180; minute += 1) for (const again of [false, true]) typed(night, minute, again);
    fc.assert(fc.property(days, fc.integer({ min: 0, max: 24 * 60 - 1 }), fc.boolean(), typed));
  });

  it('tells every minute of the two nights when clocks change from every other [R313]', () => {
    for (const night of ['2026-03-28T22:00Z', '2026-10-24T22:00Z']) {
      const all = Array.from({ length: 300 }, (_, n) => wallTimeOf(new Date(Date.parse(night) + n * MINUTE)));
      expect(new Set(all.map((wall) => JSON.stringify(wall))).size).toBe(300);
    }
  });

  it('keeps a stretch of time as it was, however it is written [R313]', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 3 * 24 * 60 }), (from, minutes) => {
        const span = { from, to: new Date(from.getTime() + minutes * MINUTE) };
        const again = wallBounds(wallOfSpan(span));
        expect(isSpan(again) && minutesOf(again)).toBe(minutes);
        expect(again).toEqual(span);
      }),
    );
  });
});

describe('days', () => {
  it('are counted there and back', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const other = dayAfter(day, count);
        expect(daysBetween(day, other)).toBe(count);
        expect(weekdayOf(other)).toBe(((((weekdayOf(day) - 1 + count) % 7) + 7) % 7) + 1);
      }),
    );
  });

  it('are each in one tax year, from 6 April to 5 April [R450]', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { from, to } = taxYearDays(taxYearOf(day));
        expect(from <= day && day <= to).toBe(true);
        expect(dayAfter(to)).toBe(taxYearDays(taxYearOf(day) + 1).from);
      }),
    );
  });
});
