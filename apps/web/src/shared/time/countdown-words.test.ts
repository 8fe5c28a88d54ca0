import { countdownWords } from './countdown-words';

const now = Date.parse('2026-11-22T09:00:00Z');

it.each([
  [372, '6:12'],
  [371.2, '6:12'],
  [60, '1:00'],
  [9, '0:09'],
  [3_972, '1:06:12'],
  [0, '0:00'],
  [-5, '0:00'],
])('counts down %s seconds as %s', (seconds, words) =>
  expect(countdownWords(new Date(now + seconds * 1_000).toISOString(), now)).toBe(words),
);
