import { agreedRatesWords } from './agreed-rates.rules.js';

it('nothing is said of agreed rates until skill and region are known', () => {
  const figure = { low_pence: 28_000, median_pence: 31_000, high_pence: 34_000, until: '2026-11-01' };
  const none = 'Not enough bookings yet to say.';
  expect(agreedRatesWords({ skill: null, region: 'London', figure })).toBe(none);
  expect(agreedRatesWords({ skill: 'Audio', region: null, figure })).toBe(none);
});
