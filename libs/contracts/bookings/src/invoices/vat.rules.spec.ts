import { sumsOf, vatNumberOf, vatNumberWords, vatRateNames } from './vat.rules.js';

it.each<[string, string | null]>([
  ['GB 123 4567 82', 'GB123456782'],
  ['123456782', 'GB123456782'],
  ['gb123456782001', 'GB123456782001'],
  ['XI 123 4567 82', 'XI123456782'],
  ['GB 123 4567 27', 'GB123456727'],
  ['GB 123 4567 83', null],
  ['GB 123 4567 8', null],
  ['DE 123 4567 82', null],
  ['000000000', null],
  ['000000055042', null],
  ['GB 123-4567.82', 'GB123456782'],
  ['123456782x', null],
  ['x123456782', null],
  ['1234567820', null],
  ['', null],
])('a VAT number is told by its check digits alone: %s [R455]', (typed, number) => {
  expect(vatNumberOf(typed)).toBe(number);
});

it('a VAT number is written in groups [R454]', () => {
  expect([vatNumberWords('GB123456782'), vatNumberWords('GB123456782001')]).toEqual([
    'GB 123 4567 82',
    'GB 123 4567 82 001',
  ]);
});

it('what is no VAT number is left as it was written', () => {
  const others = ['_GB123456782', 'GB123456782_', 'GB12'];
  expect(others.map(vatNumberWords)).toEqual(others);
});

it('each rate has its name on an invoice', () => {
  expect(vatRateNames).toEqual({ standard: '20 %', zero: '0 %', exempt: 'Exempt' });
});

it('VAT is of the net of a rate, rounded once: three lines of £0.01 make 1p and not 0p [R455]', () => {
  const line = { pence: 1, vat: 'standard' } as const;
  expect(sumsOf([line, line, line])).toMatchObject({ net_pence: 3, vat_pence: 1, gross_pence: 4 });
  expect(sumsOf([line, line])).toMatchObject({ vat_pence: 0 });
});

it('each rate has its own net, VAT and gross; 0 % and exempt have no VAT [R455]', () => {
  const sums = sumsOf([
    { pence: 67_860, vat: 'standard' },
    { pence: 1_000, vat: 'exempt' },
    { pence: 500, vat: 'zero' },
  ]);
  expect(sums).toEqual({
    net_pence: 69_360,
    vat_pence: 13_572,
    gross_pence: 82_932,
    vat: [
      { rate: 'standard', net_pence: 67_860, vat_pence: 13_572, gross_pence: 81_432 },
      { rate: 'zero', net_pence: 500, vat_pence: 0, gross_pence: 500 },
      { rate: 'exempt', net_pence: 1_000, vat_pence: 0, gross_pence: 1_000 },
    ],
  });
});

it('without a VAT number there is no VAT anywhere [R454]', () => {
  expect(sumsOf([{ pence: 32_000, vat: null }])).toEqual({
    net_pence: 32_000,
    vat_pence: null,
    gross_pence: 32_000,
    vat: null,
  });
});
