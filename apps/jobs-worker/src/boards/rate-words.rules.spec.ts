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
    [{ min: Infinity, max: null, unit: null }, 'Competitive', null, null],
  ])('%j is %j [R128]', (salary, rate, ratePence, rateUnit) =>
    expect(rateOf(salary)).toEqual({ rate, ratePence, rateUnit }),
  );

  it.each([
    [79.99, '£79.99 an hour'],
    [80, '£80 a day'],
    [1499, '£1,499 a day'],
    [1500, '£1,500 a month'],
    [9999, '£9,999 a month'],
    [10_000, '£10,000 a year'],
    [10_000_000, '£10,000,000 a year'],
  ])('guesses what a bare %d is paid for', (sum, rate) => {
    expect(rateOf({ min: sum, max: sum, unit: null }).rate).toBe(rate);
  });

  it('does not take more than ten million for a rate', () => {
    expect(rateOf({ min: 10_000_000.01, max: null, unit: 'year' }).rate).toBe('Competitive');
    expect(rateOf({ min: 30_000, max: 10_000_001, unit: 'year' }).rate).toBe('From £30,000 a year');
  });

  it.each([
    ['GBP', '£45,000 a year'],
    [' gbp ', '£45,000 a year'],
    [null, '£45,000 a year'],
    ['USD', '$45,000 a year'],
    [' sek ', 'SEK 45,000 a year'],
    ['pounds', '£45,000 a year'],
    ['€', '£45,000 a year'],
  ])('reads the currency %j', (currency, rate) => {
    expect(rateOf({ min: 45_000, max: 45_000, currency, unit: 'year' }).rate).toBe(rate);
  });

  it('writes pence with two digits, or none', () => {
    expect(rateOf({ min: 12.5, max: 13, unit: 'hour' })).toMatchObject({ rate: '£12.50–£13 an hour', ratePence: 1250 });
  });
});
