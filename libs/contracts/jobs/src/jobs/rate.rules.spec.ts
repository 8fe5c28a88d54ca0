import { structuredRateOf } from './rate.rules.js';
import { structuredRateLabelOf } from './rate-labels.js';

describe('a rate as it is typed', () => {
  it.each([
    ['£320 a day', '£320 a day'],
    ['320/day', '£320 a day'],
    ['£12.50 per hour', '£12.50 an hour'],
    ['£14.5ph', '£14.50 an hour'],
    ['£1,250 flat fee', '£1,250 in all'],
    ['£31k–£35k a year', '£31,000 a year'],
    ['£31,000 p.a.', '£31,000 a year'],
    ['from £20 an hour, £180 a day', '£20 an hour'],
    ['Up to £600 per week', '£600 a week'],
    ['£180 a day, or £20 an hour', '£180 a day'],
    ['Daily £180, after ten hours £25', '£180 a day'],
    ['£32.5k a year', '£32,500 a year'],
    ['£31 K per annum', '£31,000 a year'],
    ['£31kg a day', '£31 a day'],
    ['£1,250,000.5 in total', '£1,250,000.50 in all'],
    ['£0.50 an hour', '£0.50 an hour'],
    ['£10,000,000 a year', '£10,000,000 a year'],
  ])('%s is understood [R142]', (typed, understood) => {
    expect(structuredRateLabelOf(structuredRateOf(typed))).toBe(understood);
  });

  it.each([
    ['hour', ['hour', 'hours', 'Hourly', 'hr', 'hrs', 'ph', 'p/h', '/h', '/ h']],
    ['day', ['day', 'days', 'daily', 'pd', 'p/d', 'per diem', '/d', '/  d']],
    ['week', ['week', 'weeks', 'weekly', 'pw']],
    ['month', ['month', 'months', 'monthly', 'pcm', 'pm']],
    ['year', ['year', 'years', 'yearly', 'annum', 'annual', 'annually', 'pa', 'p.a.']],
    ['fixed', ['fixed', 'flat', 'total', 'buyout', 'buy-out', 'in all', 'for the job', 'for the show', 'for the gig']],
  ])('is paid by the %s in each of the words %j', (unit, words) => {
    for (const word of words) expect([word, structuredRateOf(`£250 ${word}`).rate_unit]).toEqual([word, unit]);
  });

  it.each([
    '£250 for Sunday',
    '£250 holiday',
    '£250 Camden',
    '£250 by the hourglass',
    '£250 /house',
    '£250 phone',
    '£250 / deal',
  ])('does not take a piece of a word for one, as in %j', (typed) =>
    expect(structuredRateOf(typed)).toEqual({ rate_pence: null, rate_unit: null }),
  );

  it.each(['Negotiable', '£300', 'a day', '', '£99999999999 a day', '£10,000,001 a year'])(
    '%j is not guessed at [R142]',
    (typed) => {
      expect(structuredRateOf(typed)).toEqual({ rate_pence: null, rate_unit: null });
    },
  );

  it('takes a bare salary to be for a year [R136]', () => {
    expect(structuredRateLabelOf(structuredRateOf('£31,000', 'contract'))).toBe('£31,000 a year');
    expect(structuredRateOf('£10,000', 'contract')).toEqual({ rate_pence: 1_000_000, rate_unit: 'year' });
    expect(structuredRateOf('£9,999', 'contract').rate_unit).toBeNull();
    expect(structuredRateOf('£300', 'contract').rate_unit).toBeNull();
    expect(structuredRateOf('£31,000', 'freelance').rate_unit).toBeNull();
    expect(structuredRateOf('£31,000 a month', 'contract').rate_unit).toBe('month');
  });
});
