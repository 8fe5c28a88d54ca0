import { filtersOf, isBusiest, walksOf } from './job-filters.js';

const first = { limit: 10, offset: 0 };

describe('how a page of jobs is looked for', () => {
  it('looks through a few of the newest before many, where nothing is known', () => {
    const [sample, walk] = walksOf(first, null);
    expect(sample).toBeLessThan((walk ?? 0) / 5);
  });

  it('looks through the newest for what is common, and asks the index at once for what is not', () => {
    expect(walksOf(first, 0.1)).toHaveLength(1);
    expect(walksOf(first, 0.001)).toEqual([]);
    expect(walksOf({ limit: 10, offset: 500 }, 0.01)).toEqual([]);
  });

  it('says nothing of a deep page by a sample, which may end before it', () => {
    expect(walksOf({ limit: 10, offset: 10 }, null)).toHaveLength(1);
  });

  it('has statements prepared of few forms alone', () => {
    const plain = filtersOf({ search: 'sound', location: 'Leeds', category: 'freelance' });
    expect(isBusiest(plain, first)).toBe(true);
    expect(isBusiest(plain, { limit: 10, offset: 10 })).toBe(false);
    expect(isBusiest(plain, { limit: 11, offset: 0 })).toBe(false);
    expect(isBusiest(filtersOf({ rate_min: 100 }), first)).toBe(false);
    expect(isBusiest(filtersOf({ search: 'sound desk' }, true), first)).toBe(false);
  });
});
