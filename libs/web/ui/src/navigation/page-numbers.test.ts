import { pageNumbers } from './page-numbers';

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('shows first, last and neighbours of page %i of %i [R121]', (page, pageCount, shown) => {
    expect(pageNumbers(page, pageCount)).toEqual(shown);
  });
});
