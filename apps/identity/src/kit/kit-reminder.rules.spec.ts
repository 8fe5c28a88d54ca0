import { knownOn } from './kit-reminder.rules.js';

it.each([
  ['2026-10-01', null],
  ['2026-09-30', '2026-09-30'],
  ['2026-09-01', '2026-09-01'],
  ['2025-01-01', '2025-01-01'],
  [null, null],
])('of a test until %s, saved on 31 August or 1 September, the owner needs no reminder of %s', (until, known) => {
  expect(knownOn('2026-09-01', until)).toBe(known);
});
