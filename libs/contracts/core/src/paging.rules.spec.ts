import fc from 'fast-check';
import { offsetOf, pageCountOf, TOTAL_COUNT_HEADER } from './paging.rules.js';

const pageSizes = fc.integer({ min: 1, max: 100 });

describe('pages of a list', () => {
  it.each([
    [1, 10, 0],
    [2, 10, 10],
    [3, 25, 50],
  ])('page %i of %i to a page begins after %i', (page, page_size, offset) => {
    expect(offsetOf({ page, page_size })).toBe(offset);
  });

  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [100, 10, 10],
  ])('%i in pages of %i are %i', (total, pageSize, pages) => expect(pageCountOf(total, pageSize)).toBe(pages));

  it('hold everything, and the last of them something', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), pageSizes, (total, page_size) => {
        const page = pageCountOf(total, page_size);
        expect(offsetOf({ page, page_size })).toBeLessThan(total);
        expect(offsetOf({ page: page + 1, page_size })).toBeGreaterThanOrEqual(total);
      }),
    );
  });

  it('come with the number of all in a header', () => expect(TOTAL_COUNT_HEADER).toBe('x-total-count'));
});
