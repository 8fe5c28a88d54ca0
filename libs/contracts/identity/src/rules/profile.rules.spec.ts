import fc from 'fast-check';
import { experienceProblem, isWebAddress, reachProblem, skillsProblem, tidySkills } from './profile.rules.js';

describe('a link of a profile', () => {
  it.each(['http://example.org', 'HTTPS://Example.org/Portfolio', `https://example.org/${'a'.repeat(480)}`])(
    'is %j',
    (url) => expect(isWebAddress(url)).toBe(true),
  );

  it.each([
    'https://',
    'https:///example.org',
    'https://localhost',
    'https://[::1]/',
    'https://user@example.org',
    'https://:secret@example.org',
    'https://example.org\\a',
    'https://example.org/\u0000',
    'https://example.org/a b',
    'https://example.org:port',
    ' https://example.org',
    'xhttps://example.org',
    'example.org',
    `https://example.org/${'a'.repeat(481)}`,
  ])('is not %j', (url) => expect(isWebAddress(url)).toBe(false));
});

it('years of experience are whole and at most 80', () => {
  expect([0, 1, 80].map(experienceProblem)).toEqual([null, null, null]);
  for (const value of [-1, 81, 1.5, Number.NaN, '5', null, undefined])
    expect(experienceProblem(value)).toBe('Years of experience must be a whole number from 0 to 80.');
});

it('crew travel 5 to 200 miles, or UK-wide', () => {
  expect([5, 50, 200, 1000].map(reachProblem)).toEqual([null, null, null, null]);
  for (const value of [4, 201, 999, 1001, 50.5, '50', null])
    expect(reachProblem(value)).toBe('Please say how far you travel: 5 to 200 miles, or UK-wide.');
});

describe('skills', () => {
  const problem = 'Please list at most 50 skills of at most 60 characters.';

  it('are a list of at most 50, each of at most 60 characters', () => {
    const full = Array.from({ length: 50 }, (_, n) => `Rigging ${n}`);
    expect([[], full, ['x'.repeat(60)], ['👨‍👩‍👧‍👦'.repeat(60)]].map(skillsProblem)).toEqual([null, null, null, null]);
    for (const value of [[...full, 'Sound'], ['x'.repeat(61)], ['a\u0000b'], [7], ['Sound', null], 'Sound', null, {}])
      expect(skillsProblem(value)).toBe(problem);
  });

  it('are tidied: spaces, empty ones, and a second spelling go', () => {
    expect(tidySkills(['  FOH \t sound ', 'foh SOUND', '  ', 'Rigging'])).toEqual(['FOH sound', 'Rigging']);
  });

  it('are tidy once they were tidied, and none is there twice', () => {
    const skill = fc.string({ unit: fc.constantFrom('a', 'A', ' ', '\t', 'b') });
    fc.assert(
      fc.property(fc.array(skill), (skills) => {
        const tidy = tidySkills(skills);
        expect(tidySkills(tidy)).toEqual(tidy);
        expect(new Set(tidy.map((one) => one.toLowerCase())).size).toBe(tidy.length);
        expect(tidy.every((one) => one.trim() === one && one !== '')).toBe(true);
      }),
    );
  });
});
