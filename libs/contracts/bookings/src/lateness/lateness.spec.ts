import { isTimeOfLate, lateUntilWords, lateWords } from './lateness.rules.js';

const from = '2026-11-26T08:00:00.000Z';

it.each([
  ['05:59', false],
  ['06:00', true],
  ['10:00', true],
  ['10:01', false],
])('at %s of a call at 08:00 it is %s that one may say so [R387]', (time, isTime) =>
  expect(isTimeOfLate(Date.parse(`2026-11-26T${time}:00.000Z`), from, false)).toBe(isTime),
);

it('is of calls that have a time', () => expect(isTimeOfLate(Date.parse(from), from, true)).toBe(false));

it('is said in minutes, from an hour on in hours [R387]', () => {
  expect([15, 60, 61, 75, 120].map(lateWords)).toEqual(['15 min', '60 min', '1 h 1 min', '1 h 15 min', '2 h']);
  expect(lateUntilWords({ minutes: 30, expected_at: '2026-11-26T08:30:00.000Z' })).toBe('About 30 min late, 08:30');
});
