import { reviewParts } from './review.js';
import { companyRatingOf, daysAfter, isStars, partWords, reviewPartsProblem, reviewTexts } from './review.rules.js';

it('stars are whole, from one to five', () => {
  expect([1, 2, 3, 4, 5].every(isStars)).toBe(true);
  expect([0, 6, 4.5, '5', null, undefined].some(isStars)).toBe(false);
});

describe('what is judged besides the whole', () => {
  it('is what the side that writes can tell of the other', () => {
    const company = { punctual: 5, skilled: 4, safe: 3, easy: 2 };
    const crew = { brief: 1, welfare: 5, paid_on_time: 4 };
    expect([reviewPartsProblem(company, 'company'), reviewPartsProblem(crew, 'crew')]).toEqual([null, null]);
    expect([reviewPartsProblem(crew, 'company'), reviewPartsProblem(company, 'crew')]).toEqual([
      reviewTexts.parts,
      reviewTexts.parts,
    ]);
  });

  it('is of either side until it is known who writes, and may be left out', () => {
    expect([
      reviewPartsProblem({ punctual: 5, welfare: 5 }),
      reviewPartsProblem({}),
      reviewPartsProblem(undefined),
    ]).toEqual([null, null, null]);
  });

  it('is given stars', () => {
    for (const wrong of [{ punctual: 0 }, { punctual: 5, safe: null }, { looks: 5 }, null, 'punctual', [5], 5])
      expect(reviewPartsProblem(wrong)).toBe(reviewTexts.parts);
  });

  it('has a name', () => {
    expect(
      Object.values(reviewParts)
        .flat()
        .map((part) => partWords[part]),
    ).toEqual(['Punctual', 'Skilled', 'Safe', 'Easy to work with', 'Brief was right', 'Welfare', 'Paid on time']);
  });
});

it('a time is so many days of 24 hours later', () => {
  expect(daysAfter(new Date('2026-10-24T12:00:00Z'), 14)).toEqual(new Date('2026-11-07T12:00:00Z'));
});

describe('what all reviews of a company add up to', () => {
  it('is known from the third on', () => {
    expect(companyRatingOf([0, 0, 0, 0, 2])).toBeNull();
    expect(companyRatingOf([0, 0, 0, 0, 3])).toEqual({ average: 5, count: 3 });
    expect(companyRatingOf([])).toBeNull();
  });

  it('is the mean of all stars, in hundredths', () => {
    expect(companyRatingOf([1, 1, 1, 1, 1])).toEqual({ average: 3, count: 5 });
    expect(companyRatingOf([2, 0, 0, 0, 1])).toEqual({ average: 2.33, count: 3 });
    expect(companyRatingOf([0, 0, 1, 2, 0])).toEqual({ average: 3.67, count: 3 });
  });
});
