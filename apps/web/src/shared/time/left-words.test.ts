import { leftWords, untilWords } from './left-words';

const now = Date.parse('2026-11-22T09:00:00Z');
const after = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();

it.each([
  [-1, 'now'],
  [0.5, '30 min left'],
  [3.2, '3 h left'],
  [51, 'by Tue 12:00'],
  [24 * 9 + 3, 'by Tue 1 Dec 12:00'],
])('says of what ends in %s hours: %s', (hours, words) => expect(leftWords(after(hours), now)).toBe(words));

it.each([
  [-1, null],
  [0.5, 'in 30 min'],
  [5, 'in 5 h'],
  [30, 'in 1 day'],
  [24 * 4 + 1, 'in 4 days'],
])('says of a call in %s hours: %s', (hours, words) => expect(untilWords(after(hours), now)).toBe(words));
