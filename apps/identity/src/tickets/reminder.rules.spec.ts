import { remindersOverOn } from './reminder.rules.js';

it.each([
  ['2026-11-30', null],
  ['2026-10-31', null],
  ['2026-10-30', 60],
  ['2026-10-01', 60],
  ['2026-09-30', 30],
  ['2026-09-02', 7],
  ['2026-09-01', 7],
  ['2026-08-31', 0],
  [null, null],
])('of a ticket until %s, added on 1 September, none is sent before %s days', (expiresOn, days) => {
  expect(remindersOverOn('2026-09-01', expiresOn)).toBe(days);
});
