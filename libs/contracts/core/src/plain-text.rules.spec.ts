import { isPlainLine, isPlainText, withFirstName } from './plain-text.rules.js';

it.each([
  ['', true, true],
  ['Load-in at 6, dock 2 — Zoë 🎛', true, true],
  ['two\nlines', false, true],
  ['\tindented\r\n', false, true],
  ['a\u0000b', false, false],
  ['\u001b[31mred', false, false],
  ['a\u0085b', false, false],
  ['half an emoji: \ud83c', false, false],
])('%j is a plain line: %s, and a plain text: %s', (value, isLine, isText) => {
  expect([isPlainLine(value), isPlainText(value)]).toEqual([isLine, isText]);
});

it('a first name is filled in as often as it is asked for, however that is typed', () => {
  expect(withFirstName('{firstname} {FIRST_NAME} {  First Name  } {name}', '$&Ann')).toBe('$&Ann $&Ann $&Ann {name}');
  expect(withFirstName('Hi {first name}', null)).toBe('Hi there');
});
