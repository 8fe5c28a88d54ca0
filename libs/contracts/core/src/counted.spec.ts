import { counted, figureOf, wordFor } from './counted.js';

it.each([
  [0, '0 jobs'],
  [1, '1 job'],
  [2, '2 jobs'],
  [999, '999 jobs'],
  [1024, '1,024 jobs'],
])('%d is counted as “%s”', (count, words) => {
  expect(counted(count, 'job')).toBe(words);
});

it('knows words whose plural is another', () => {
  expect([1, 2].map((count) => `${counted(count, 'person', 'people')} ${wordFor(count, 'is', 'are')}`)).toEqual([
    '1 person is',
    '2 people are',
  ]);
});

it('writes negative figures and millions as people read them', () => {
  expect([-1500, 1_000_000].map(figureOf)).toEqual(['-1,500', '1,000,000']);
});
