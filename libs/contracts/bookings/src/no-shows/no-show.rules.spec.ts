import { isTimeOfNoShow, outcomeWords, takenBackWords } from './no-show.rules.js';

it('a call without a time is one that a person can have missed until three days after its day began', () => {
  const day = { from: '2026-11-26T00:00:00.000Z', to: '2026-11-27T00:00:00.000Z', is_time_to_follow: true };
  expect(isTimeOfNoShow(Date.parse('2026-11-26T23:59:59Z'), day)).toBe(false);
  expect(isTimeOfNoShow(Date.parse('2026-11-29T00:00:00Z'), day)).toBe(true);
  expect(isTimeOfNoShow(Date.parse('2026-11-29T00:00:01Z'), day)).toBe(false);
});

it('says that it was taken back, or what an administrator found', () => {
  expect(takenBackWords('Northlight', '2026-11-26')).toBe('Northlight takes back that you did not come on Thu 26 Nov.');
  expect(outcomeWords).toEqual({
    attended: 'An administrator found that the person came',
    no_show: 'An administrator found that the person did not come',
  });
});
