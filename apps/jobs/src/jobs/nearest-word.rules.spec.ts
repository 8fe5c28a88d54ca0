import { nearestWord, slipsBetween } from './nearest-word.rules.js';

const words = new Map([
  ['engineer', 40],
  ['engine', 1],
  ['sound', 30],
  ['round', 2],
  ['stage', 9],
  ['lighting', 12],
  ['av', 5],
]);

describe('the word that was meant', () => {
  it.each([
    ['enginer', 'engineer'],
    ['sonud', 'sound'],
    ['soundd', 'sound'],
    ['stafe', 'stage'],
    ['lihgting', 'lighting'],
  ])('of %s is %s [R107]', (typed, meant) => expect(nearestWord(typed, words)).toBe(meant));

  it('is the more frequent of two that are as near', () => expect(nearestWord('zound', words)).toBe('sound'));

  it.each(['sound', 'snd', 'ab', 'theremin', 'xqzvw'])('of %s is none', (typed) =>
    expect(nearestWord(typed, words)).toBeNull(),
  );
});

it.each([
  ['sound', 'sound', 0],
  ['sound', 'sonud', 1],
  ['', 'abc', 3],
  ['rigger', 'bigger', 1],
  ['abcd', 'dcba', 3],
])('counts the slips from %s to %s', (one, other, slips) => expect(slipsBetween(one, other)).toBe(slips));
