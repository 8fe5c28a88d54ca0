import { validateSync } from 'class-validator';
import { MaxCharacters } from './max-characters.decorator.js';

class Note {
  @MaxCharacters(3)
  text: unknown;

  constructor(text: unknown) {
    this.text = text;
  }
}

const problemsOf = (text: unknown) =>
  validateSync(new Note(text)).flatMap((error) => Object.values(error.constraints ?? {}));

describe('a text of three characters at most', () => {
  it.each(['', 'abc', '👨‍👩‍👧‍👦'.repeat(3), 'e\u0301'.repeat(3)])('may be %j', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it.each(['abcd', '👨‍👩‍👧‍👦'.repeat(4), 7, null, ['a']])('may not be %j', (text) => {
    expect(problemsOf(text)).toEqual(['text must be at most 3 characters long.']);
  });
});
