import { lastWords } from './last-words.js';

describe('the last words of a process', () => {
  it('are its last error record', () => {
    const lines = [
      '{"level":"info","msg":"Listening"}',
      '{"level":"error","err":{"message":"no database"},"msg":"boot"}',
      '{"level":"info","msg":"bye"}',
    ];
    expect(lastWords(lines)).toBe('no database');
  });

  it('are the thrown error, not the lines of its stack', () => {
    expect(
      lastWords([
        'file.mjs:3',
        '  throw x',
        '      ^',
        '',
        'TypeError: x is not a function',
        '    at main (file.mjs:3:1)',
        '',
        'Node.js v20.20.2',
      ]),
    ).toBe('TypeError: x is not a function');
  });

  it('are otherwise the last line, or an admission', () => {
    expect(lastWords(['FATAL:  could not write lock file', ''])).toBe('FATAL: could not write lock file');
    expect(lastWords([])).toBe('it said nothing');
  });
});
