import fc from 'fast-check';
import { jobSlugOf } from './job-address.rules.js';
import { structuredRateOf } from './rate.rules.js';

const titles = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('Team', 'Ingénieur son', '—', '音響'),
);

it('the title in an address is small letters, digits and single dashes, and is its own title', () => {
  fc.assert(
    fc.property(titles, (title) => {
      const slug = jobSlugOf(title);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(jobSlugOf(slug)).toBe(slug);
    }),
  );
});

it('a rate is read as whole pence or not at all, whatever was written', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.integer({ min: 0, max: 99_999 }).map((n) => `£${n} a day`),
      ),
      (written) => {
        const { rate_pence } = structuredRateOf(written);
        expect(rate_pence === null || (Number.isInteger(rate_pence) && rate_pence >= 0)).toBe(true);
      },
    ),
  );
});

it('an amount that a company writes in pounds and pence is read to the penny', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_99 }), fc.boolean(), (pence, isGrouped) => {
      const pounds = Math.floor(pence / 100);
      const written = `£${isGrouped ? pounds.toLocaleString('en-GB') : pounds}.${String(pence % 100).padStart(2, '0')} a day`;
      expect(structuredRateOf(written)).toEqual({ rate_pence: pence, rate_unit: 'day' });
    }),
  );
});
