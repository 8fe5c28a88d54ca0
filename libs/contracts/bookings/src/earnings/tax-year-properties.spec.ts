import fc from 'fast-check';
import { taxYearDays, taxYearOf, taxYearWords } from './tax-year.rules.js';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('every day lies in one tax year: its own, between the first and the last day of it', () => {
  fc.assert(
    fc.property(day, (one) => {
      const { from, to } = taxYearDays(taxYearOf(one));
      expect(from <= one && one <= to).toBe(true);
      expect(taxYearOf(from)).toBe(taxYearOf(to));
    }),
  );
});

it('its words name the year in which it begins, and the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2098 }), (year) => {
      const [first, second] = taxYearWords(year).split('/');
      expect([Number(first), Number(second)]).toEqual([year, (year + 1) % 100]);
    }),
  );
});
