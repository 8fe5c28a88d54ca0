import { boardTexts, bulkWords, filledText, reasonsOf, rejectTextsProblem, skippedWords } from './bulk.rules.js';

it('the texts of a company are up to three, of plain text up to two thousand characters', () => {
  const most = 'x'.repeat(2_000);
  expect([[], [''], [most, most, 'Sorry,\nno.']].map(rejectTextsProblem)).toEqual([null, null, null]);
  for (const wrong of [Array(4).fill('x'), [`${most}x`], ['x', 7], ['a\u0000'], 'x', null, { length: 1 }])
    expect(rejectTextsProblem(wrong)).toBe(boardTexts.texts);
});

it('names are filled in as often as they stand there, however they are typed', () => {
  const names = { firstName: 'Ann', job: 'Winter Lights' };
  expect(filledText('{firstname} {FIRST_NAME} {  First Name  } {name}', names)).toBe('Ann Ann Ann {name}');
  expect(filledText('{job}, { Job }, {jobs}', names)).toBe('Winter Lights, Winter Lights, {jobs}');
});

it('those left out are counted by their reasons, without a number where there is one reason', () => {
  const skipped = ['not free', 'asked', 'not free'].map((reason) => ({ reason }));
  expect(reasonsOf(skipped)).toBe('2 not free, 1 asked');
  expect(reasonsOf(skipped.slice(0, 1))).toBe('1 not free');
  expect([
    skippedWords('1 asked', skipped),
    skippedWords('1 asked', []),
    skippedWords('0 asked', skipped.slice(1, 2)),
  ]).toEqual(['1 asked, 3 skipped: 2 not free, 1 asked', '1 asked', '0 asked, 1 skipped: asked']);
  expect(bulkWords({ done: [], skipped: [] })).toBe('0 done');
});
