import { structuredRateOf } from './rate.rules.js';
import { structuredRateLabelOf } from './rate-words.js';

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
  ])('%s is understood [R142]', (typed, understood) => {
    expect(structuredRateLabelOf(structuredRateOf(typed))).toBe(understood);
  });

  it.each(['Negotiable', '£300', 'a day', '', '£99999999999 a day'])('%j is not guessed at [R142]', (typed) => {
    expect(structuredRateOf(typed)).toEqual({ rate_pence: null, rate_unit: null });
  });

  it('takes a bare salary to be for a year [R136]', () => {
    expect(structuredRateLabelOf(structuredRateOf('£31,000', 'contract'))).toBe('£31,000 a year');
    expect(structuredRateOf('£300', 'contract').rate_unit).toBeNull();
  });
});
