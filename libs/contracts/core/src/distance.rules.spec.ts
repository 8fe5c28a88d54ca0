import { milesWords, withins } from './distance.rules.js';

describe('a distance in words', () => {
  it.each([
    [0, 'under 5 miles'],
    [4.99, 'under 5 miles'],
    [5, 'about 5 miles'],
    [11.5, 'about 12 miles'],
    [403.2, 'about 403 miles'],
  ])('of %d miles is “%s”', (miles, words) => expect(milesWords(miles)).toBe(words));

  it('is never nearer than under five miles, the least that a list is kept within', () => {
    expect(milesWords(Math.min(...withins) - 0.01)).toBe('under 5 miles');
  });
});
