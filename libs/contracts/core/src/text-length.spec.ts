import { isLongerThan, UNITS_PER_CHARACTER } from './text-length.rules.js';

describe('the length of a text', () => {
  it.each([
    ['plain letters', 'a'],
    ['an emoji outside the basic plane', '🎛'],
    ['a letter with an accent of its own', 'e\u0301'],
    ['a flag', '🇬🇧'],
    ['a skin tone', '👍🏽'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a line end of two characters', '\r\n'],
  ])('counts as people do: %s', (_what, character) => {
    expect(isLongerThan(character.repeat(50), 50)).toBe(false);
    expect(isLongerThan(character.repeat(51), 50)).toBe(true);
  });

  it('is bounded where one character carries a tower of marks', () => {
    expect(isLongerThan(`a${'\u0301'.repeat(10 * UNITS_PER_CHARACTER - 1)}`, 10)).toBe(false);
    expect(isLongerThan(`a${'\u0301'.repeat(10 * UNITS_PER_CHARACTER)}`, 10)).toBe(true);
  });

  it('counts a character once that lies across two of the pieces it is read in', () => {
    for (const character of ['👨‍👩‍👧‍👦', '🇬🇧', '👍🏽', '\r\n'])
      for (let before = 0; before < 12; before += 1) {
        const text = 'a'.repeat(before) + character.repeat(600);
        expect([599, 600].map((more) => isLongerThan(text, before + more))).toEqual([true, false]);
      }
  });

  it('counts a tower of marks once for each piece that it fills', () => {
    const text = `a${'\u0301'.repeat(1100)}${'b'.repeat(99)}`;
    expect([101, 102].map((max) => isLongerThan(text, max))).toEqual([true, false]);
  });
});
