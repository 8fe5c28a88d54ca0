import { isTimeOfNoShow, noShowWords } from './no-show.rules.js';

const call = { from: '2026-11-26T08:00:00.000Z', to: '2026-11-26T18:00:00.000Z', is_time_to_follow: false };

it.each([
  ['2026-11-26T08:14:59.000Z', false],
  ['2026-11-26T08:15:00.000Z', true],
  ['2026-11-29T08:00:00.000Z', true],
  ['2026-11-29T08:00:01.000Z', false],
])('at %s it is %s that a company may say so of a call at 08:00 [R388]', (now, isTime) =>
  expect(isTimeOfNoShow(Date.parse(now), call)).toBe(isTime),
);

it('is known of a call without a time once its day is over', () => {
  const day = { from: '2026-11-26T00:00:00.000Z', to: '2026-11-27T00:00:00.000Z', is_time_to_follow: true };
  expect(isTimeOfNoShow(Date.parse('2026-11-26T23:00:00.000Z'), day)).toBe(false);
  expect(isTimeOfNoShow(Date.parse(day.to), day)).toBe(true);
});

it('says who says so, and of which day [R388]', () =>
  expect(noShowWords('Northlight', '2026-11-26')).toBe('Northlight says you did not come on Thu 26 Nov.'));
