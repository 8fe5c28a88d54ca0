import { problemsOfWords } from './words.check.js';

it('wants plain words in comments, documents and titles, and leave code and texts alone', () => {
  const own = ['no', 'body'].join('');
  expect(problemsOfWords('a.ts', `/** Seen by ${own}. */`)).toHaveLength(1);
  expect(problemsOfWords('a.ts', `  it('is seen by ${own}', () => {`)).toHaveLength(1);
  expect(problemsOfWords('a.md', `Seen by ${own}.`)).toHaveLength(1);
  expect(problemsOfWords('a.ts', `const text = '${own} has applied yet';`)).toEqual([]);
  expect(problemsOfWords('a.md', `Runs as \`${own}\`.`)).toEqual([]);
});
