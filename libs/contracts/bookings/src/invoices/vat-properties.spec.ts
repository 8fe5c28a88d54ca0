import fc from 'fast-check';
import { vatRates } from './invoice.js';
import { sumsOf, vatNumberOf, vatNumberWords } from './vat.rules.js';

const lines = fc.array(
  fc.record({ pence: fc.integer({ min: -1_000_000, max: 1_000_000 }), vat: fc.constantFrom(...vatRates) }),
  { minLength: 1, maxLength: 30 },
);

describe('sums of an invoice, whatever its lines', () => {
  it('are the same in any order of lines, and add up by rate and in all [R455]', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const sums = sumsOf(given);
        expect(sumsOf(given.toReversed())).toEqual(sums);
        expect(sums.gross_pence).toBe(sums.net_pence + (sums.vat_pence ?? 0));
        expect(sums.vat?.reduce((sum, one) => sum + one.net_pence, 0)).toBe(sums.net_pence);
        expect(sums.vat?.reduce((sum, one) => sum + one.gross_pence, 0)).toBe(sums.gross_pence);
      }),
    );
  });

  it('of a credit note take back what the invoice said, to the penny [R455]', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const [sums, back] = [sumsOf(given), sumsOf(given.map((line) => ({ ...line, pence: -line.pence })))];
        expect(sums.gross_pence + back.gross_pence).toBe(0);
        expect((sums.vat_pence ?? 0) + (back.vat_pence ?? 0)).toBe(0);
      }),
    );
  });

  it('hold no VAT where no line has a rate [R454]', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const net = given.reduce((sum, { pence }) => sum + pence, 0);
        const plain = given.map(({ pence }) => ({ pence, vat: null }));
        expect(sumsOf(plain)).toEqual({ net_pence: net, vat_pence: null, gross_pence: net, vat: null });
      }),
    );
  });
});

it('reads a VAT number however it is spaced, and never breaks on what is typed [R455]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      const known = vatNumberOf(String(number).padStart(9, '0'));
      if (known) expect(vatNumberOf(vatNumberWords(known))).toBe(known);
    }),
  );
  fc.assert(fc.property(fc.string(), (typed) => expect(vatNumberOf(typed) ?? 'GB').toMatch(/^(GB|XI)/)));
});
