import { problemsOfWords } from './words.check.js';

/** Written apart, so that this file does not say them. */
const own = ([start, end]: readonly [string, string]): string => start + end;

it('wants plain words in comments, documents and titles, and leave code and texts alone', () => {
  const word = own(['no', 'body']);
  expect(problemsOfWords('a.ts', `/** Seen by ${word}. */`)).toHaveLength(1);
  expect(problemsOfWords('a.ts', `  it('is seen by ${word}', () => {`)).toHaveLength(1);
  expect(problemsOfWords('a.md', `Seen by ${word}.`)).toHaveLength(1);
  expect(problemsOfWords('a.ts', `const text = '${word} has applied yet';`)).toEqual([]);
  expect(problemsOfWords('a.md', `Runs as \`${word}\`.`)).toEqual([]);
});

it.each(
  (
    [
      ['who', 'ever'],
      ['refu', 'sals'],
      ['de', 'eds'],
      ['front ', 'door'],
      ['ne', 'ws'],
      ['laid ', 'down'],
      ['lays it ', 'down'],
      ['dra', 'wn'],
      ['redra', 'wn'],
    ] as const
  ).map((parts) => [own(parts)]),
)('refuses “%s”', (word) => {
  expect(problemsOfWords('a.ts', `// It is ${word} here.`)).toHaveLength(1);
  expect(problemsOfWords('a.md', `It is ${word} here.`)).toHaveLength(1);
});

it.each([['first refusal'], ['[0012](0012-drawn-pages.md)'], ['withdrawn'], ['`deed`'], ['renewed'], ['drawing']])(
  'takes “%s”',
  (word) => {
    expect(problemsOfWords('a.md', `It is ${word} here.`)).toEqual([]);
  },
);

it.each(
  (
    [
      ['SavedJobNe', 'ws'],
      ['ne', 'wsOf'],
      ['de', 'eds'],
      ['setRefu', 'sal'],
      ['refu', 'salOf'],
    ] as const
  ).map((parts) => [own(parts)]),
)('refuses the name %s in code', (name) => {
  expect(problemsOfWords('a.ts', `const known = ${name}(job);`)).toHaveLength(1);
});

it('takes fields of the wire and names that only contain such a word', () => {
  for (const line of ['const { deed, refusal } = body;', 'renewSessionBy(work);', "title: 'News about an offer',"])
    expect(problemsOfWords('a.ts', line)).toEqual([]);
});
