import fc from 'fast-check';
import { isBlankMessage, messageProblem, reasonProblem } from './message.rules.js';

const family = '👨‍👩‍👧‍👦';

describe('a message', () => {
  it.each([
    ['spaces and line ends', ' \t\r\n'],
    ['zero-width characters', '\u200b\u200d\ufeff'],
    ['direction marks', '\u200e\u202e'],
    ['the braille blank', '\u2800'],
    ['a Hangul filler', '\u3164'],
    ['control characters', '\u0000\u001b'],
  ])('of %s alone is empty', (_what, text) => {
    expect(isBlankMessage(text)).toBe(true);
    expect(messageProblem(text)).toBe('Message cannot be empty');
    expect(reasonProblem(text)).toBe('Please say what is wrong with it.');
  });

  it('stays empty whatever is put together of what no reader sees', () => {
    const unseen = fc.string({ unit: fc.constantFrom(' ', '\n', '\u00a0', '\u200b', '\u2800', '\u00ad', '\ufe0f') });
    fc.assert(fc.property(unseen, (text) => isBlankMessage(text) && !isBlankMessage(`${text}.${text}`)));
  });

  it('is a text', () => {
    for (const value of [undefined, null, 7, ['Hello'], ''])
      expect(messageProblem(value)).toBe('Message cannot be empty');
    expect(messageProblem('Load-in at 6:\n\t- dock 2 👍')).toBeNull();
    expect(messageProblem('a\u0000b')).toBe('A message cannot contain control characters.');
  });

  it('has 10,000 characters at most, as people count them', () => {
    expect(messageProblem(family.repeat(10_000))).toBeNull();
    expect(messageProblem(family.repeat(10_001))).toBe('A message can have at most 10,000 characters.');
  });
});

describe('the reason of a report', () => {
  it('is a text', () => {
    for (const value of [undefined, 7, '']) expect(reasonProblem(value)).toBe('Please say what is wrong with it.');
    expect(reasonProblem('Asks for money first')).toBeNull();
    expect(reasonProblem('a\u0007b')).toBe('A message cannot contain control characters.');
  });

  it('has 1,000 characters at most, as people count them', () => {
    expect(reasonProblem(family.repeat(1000))).toBeNull();
    expect(reasonProblem(family.repeat(1001))).toBe('A reason can have at most 1,000 characters.');
  });
});
