import { attendedWords, isTimeOfAttendance } from './attendance.rules.js';

it('on a day whose call time is to follow it is time from four hours before it until its end', () => {
  const from = '2026-11-26T00:00:00.000Z';
  const isTime = (at: string): boolean => isTimeOfAttendance(Date.parse(at), from, true);
  expect([
    isTime('2026-11-25T19:59:59Z'),
    isTime('2026-11-25T20:00:00Z'),
    isTime('2026-11-27T00:00:00Z'),
    isTime('2026-11-27T00:00:01Z'),
  ]).toEqual([false, true, true, false]);
});

it('an arrival from elsewhere is said to be away, and who of the company noted it', () => {
  const at = '2026-07-10T07:52:00.000Z';
  const arrived = { at, sent_at: at, by: 'crew', by_name: null, is_near: false, point: null } as const;
  expect(attendedWords('Arrived', arrived)).toBe('Arrived 08:52, more than 500 m away');
  expect(attendedWords('On the way', { ...arrived, is_near: null })).toBe('On the way 08:52');
  expect(attendedWords('Arrived', { ...arrived, is_near: true, by_name: 'Dan Price' })).toBe(
    'Arrived 08:52, within 500 m, by Dan Price',
  );
});
