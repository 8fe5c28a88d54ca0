import { attendedAtWords, attendedWords, isNear, isTimeOfAttendance } from './attendance.rules.js';

const from = '2026-11-26T08:00:00.000Z';
const at = (time: string): number => Date.parse(`2026-11-26T${time}:00.000Z`);

it.each([
  ['03:59', false],
  ['04:00', true],
  ['10:00', true],
  ['10:01', false],
])('at %s of a call at 08:00 the time to say so is %s [R416]', (time, isTime) =>
  expect(isTimeOfAttendance(at(time), from, false)).toBe(isTime),
);

it('takes the whole day where the call time is to follow', () =>
  expect([isTimeOfAttendance(at('23:00'), '2026-11-26T00:00:00.000Z', true)]).toEqual([true]));

it('keeps the time of the tap beside the one of its sending [R416]', () => {
  const sent = { at: '2026-11-26T07:52:40.000Z', sent_at: '2026-11-26T08:10:00.000Z' };
  expect(attendedAtWords(sent)).toBe('07:52 (sent 08:10)');
  expect(attendedAtWords({ at: sent.at, sent_at: sent.at })).toBe('07:52');
  const by = { ...sent, by: 'company', by_name: 'Dan Price', is_near: null, point: null } as const;
  expect(attendedWords('Arrived', by)).toBe('Arrived 07:52 (sent 08:10), by Dan Price');
  expect(attendedWords('Arrived', { ...by, by_name: null, is_near: true })).toBe(
    'Arrived 07:52 (sent 08:10), within 500 m',
  );
});

it('is near within 500 m', () => {
  const central = { lat: 53.4763, lon: -2.2472 };
  expect(isNear(central, { lat: 53.4803, lon: -2.2472 })).toBe(true);
  expect(isNear(central, { lat: 53.4813, lon: -2.2472 })).toBe(false);
});
