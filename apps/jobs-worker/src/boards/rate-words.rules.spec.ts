import { rateOf } from './rate-words.rules.js';

describe('the rate of an ad in words', () => {
  it.each([
    [{ min: 30_000, max: 35_000, unit: null }, '£30,000–£35,000 a year', 3_000_000, 'year'],
    [{ min: 35_000, max: 30_000, unit: null }, '£30,000–£35,000 a year', 3_000_000, 'year'],
    [{ min: 250, max: 250, unit: 'day' as const }, '£250 a day', 25_000, 'day'],
    [{ min: 250, max: 300, unit: null }, '£250–£300 a day', 25_000, 'day'],
    [{ min: 15.5, max: null, unit: null }, 'From £15.50 an hour', 1550, 'hour'],
    [{ min: null, max: 40_000, unit: null }, 'Up to £40,000 a year', 4_000_000, 'year'],
    [{ min: 2500, max: 2500, unit: null }, '£2,500 a month', 250_000, 'month'],
    [{ min: 800, max: 800, unit: 'fixed' as const }, '£800', 80_000, 'fixed'],
    [{ min: 45_000, max: 45_000, currency: 'EUR', unit: null }, '€45,000 a year', null, null],
    [{ min: 45_000, max: 45_000, currency: 'CHF', unit: null }, 'CHF 45,000 a year', null, null],
    [{ min: null, max: null, unit: 'year' as const }, 'Competitive', null, null],
    [{ min: 0, max: 0, unit: null }, 'Competitive', null, null],
    [{ min: -5, max: Number.NaN, unit: null }, 'Competitive', null, null],
    [{ min: 1e12, max: null, unit: null }, 'Competitive', null, null],
  ])('%j is %j [R128]', (salary, rate, ratePence, rateUnit) =>
    expect(rateOf(salary)).toEqual({ rate, ratePence, rateUnit }),
  );
});
