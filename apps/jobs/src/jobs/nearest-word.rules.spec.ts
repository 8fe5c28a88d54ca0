import fc from 'fast-check';
import { nearestWord, slipsAllowed, slipsBetween } from './nearest-word.rules.js';

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

it('of a short word one letter may be wrong, of a longer one a letter in five', () => {
  expect(['abcd', 'x'.repeat(9), 'x'.repeat(10), 'x'.repeat(14), 'x'.repeat(15)].map(slipsAllowed)).toEqual([
    1, 1, 2, 2, 3,
  ]);
});

describe('of several words that are near', () => {
  const nearest = (typed: string, ...known: [string, number][]) => nearestWord(typed, new Map(known));

  it('the one with fewer slips is meant, however rare it is and whichever comes first', () => {
    const near: [string, number] = ['production', 1];
    const far: [string, number] = ['productive', 99];
    expect([nearest('producton', near, far), nearest('producton', far, near)]).toEqual(['production', 'production']);
    expect([nearest('productivn', near, far), nearest('productivn', far, near)]).toEqual(['productive', 'productive']);
  });

  it('the more frequent is meant, and the first of two that are as frequent', () => {
    expect([nearest('zound', ['round', 2], ['sound', 3]), nearest('zound', ['sound', 3], ['round', 2])]).toEqual([
      'sound',
      'sound',
    ]);
    expect(nearest('zound', ['round', 2], ['sound', 2])).toBe('round');
  });

  it('none is meant of a word that is known or of three letters, nor one that is farther', () => {
    expect([
      nearest('sund', ['sound', 3]),
      nearest('snd', ['snds', 3]),
      nearest('saund', ['sound', 3], ['saund', 1]),
    ]).toEqual(['sound', null, null]);
    expect([nearest('stagehandd', ['stagehand', 1]), nearest('sonuud', ['sound', 1])]).toEqual(['stagehand', null]);
  });
});

it.each([
  ['kitten', 'sitting', 3],
  ['abc', '', 3],
  ['ab', 'ba', 1],
  ['abcdef', 'abdcfe', 2],
  ['sound', 'sounds', 1],
  ['sounds', 'sound', 1],
  ['xab', 'yba', 2],
])('there and back are as many slips: %s, %s', (one, other, slips) => {
  expect([slipsBetween(one, other), slipsBetween(other, one)]).toEqual([slips, slips]);
});

it('are none from a word to itself alone, as many back, and one at most for a letter that is added', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = slipsBetween(one, other);
      expect(slips === 0).toBe(one === other);
      expect(slipsBetween(other, one)).toBe(slips);
      expect(Math.abs(slipsBetween(`${one}x`, other) - slips)).toBeLessThanOrEqual(1);
      expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});
