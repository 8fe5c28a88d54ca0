import { agreedRatesUntil, agreedRatesWords } from './agreed-rates.rules.js';

it('says median and quartiles, or that there is not enough [R460]', () => {
  const figure = { low_pence: 28_000, median_pence: 31_000, high_pence: 134_000, until: '2026-11-01' };
  expect(agreedRatesWords({ skill: 'Audio', region: 'the North West', figure })).toBe(
    'Audio in the North West: median £310 a day, half of the rates from £280 to £1,340.',
  );
  expect(agreedRatesWords({ skill: 'Audio', region: 'London', figure: null })).toBe('Not enough bookings yet to say.');
  expect(agreedRatesUntil('2026-11-24')).toBe('2026-11-01');
});
