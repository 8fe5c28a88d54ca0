import { containsPattern } from './contains-pattern.js';

describe('containsPattern', () => {
  it.each([
    ['sound', '%sound%'],
    ['50%', '%50\\%%'],
    ['a_b', '%a\\_b%'],
    ['back\\slash', '%back\\\\slash%'],
  ])('matches %j literally [R107]', (text, pattern) => {
    expect(containsPattern(text)).toBe(pattern);
  });
});
