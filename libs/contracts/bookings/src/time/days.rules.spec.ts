import { isDay, isTimeOfDay } from './days.rules.js';

it.each(['00:00', '09:05', '19:59', '20:00', '23:59'])('%s is a time of day', (time) =>
  expect(isTimeOfDay(time)).toBe(true),
);

it.each(['24:00', '29:00', '12:60', '8:00', '08:00:00', ' 08:00', '0800', '', 800, null, undefined])(
  '%p is no time of day',
  (value) => expect(isTimeOfDay(value)).toBe(false),
);

it.each(['2000-01-01', '2028-02-29', '2026-12-31', '2099-12-31'])('%s is a day', (day) =>
  expect(isDay(day)).toBe(true),
);

it.each([
  '2027-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '1999-12-31',
  '2100-01-01',
  '2026-1-1',
  '2026-11-26T08:00',
  'on 2026-11-26',
  '',
  20261126,
  null,
])('%p is no day of the calendar of this century', (value) => expect(isDay(value)).toBe(false));
