import { ratingLabels, ratingProblem, ratingSummaryOf } from './rating.rules.js';

describe('ratings', () => {
  it.each([1, 2, 3, 4, 5])('takes %i whole stars and has a word for them [R218]', (stars) => {
    expect(ratingProblem(stars)).toBeNull();
    expect(ratingLabels[stars]).toBeTruthy();
  });

  it('call three stars average', () => {
    expect([1, 2, 3, 4, 5].map((stars) => ratingLabels[stars])).toEqual([
      'Poor',
      'Below Average',
      'Average',
      'Good',
      'Excellent',
    ]);
  });

  it.each([0, 6, 4.5, -1, 1e9, '5', null, undefined, Number.NaN])('refuses %p [R218]', (stars) => {
    expect(ratingProblem(stars)).toBe('Choose between 1 and 5 stars.');
  });

  it('makes the mean of what was given, to two decimals [R221]', () => {
    expect(ratingSummaryOf([0, 0, 0, 0, 0])).toMatchObject({ average: 0, count: 0 });
    expect(ratingSummaryOf([1, 0, 0, 0, 2])).toMatchObject({ average: 3.67, count: 3 });
    expect(ratingSummaryOf([0, 3, 0, 1, 0])).toEqual({ average: 2.5, count: 4, distribution: [0, 3, 0, 1, 0] });
  });
});
