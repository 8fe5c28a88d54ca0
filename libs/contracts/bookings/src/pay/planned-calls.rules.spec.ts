import { termsFor } from '../roles/terms.js';
import { plannedSpans } from './planned-calls.rules.js';

const toFollow = {
  starts_on: '2026-07-10',
  starts_at: null,
  from: '2026-07-09T23:00:00.000Z',
  to: '2026-07-10T23:00:00.000Z',
};
const until = (to: string) => [{ from: new Date('2026-07-10T07:00Z'), to: new Date(to) }];

it('a call with times is planned as they are', () => {
  const call = { ...toFollow, starts_at: '14:00', from: '2026-07-10T13:00:00.000Z', to: '2026-07-10T20:00:00.000Z' };
  expect(plannedSpans([call], termsFor('day'))).toEqual([
    { from: new Date('2026-07-10T13:00Z'), to: new Date('2026-07-10T20:00Z') },
  ]);
});

it('a call whose time is to follow is planned from eight in London for the hours that its terms name', () => {
  expect(plannedSpans([toFollow], termsFor('half_day'))).toEqual(until('2026-07-10T12:00Z'));
  expect(plannedSpans([toFollow], { ...termsFor('day'), hours_included: 12 })).toEqual(until('2026-07-10T19:00Z'));
  expect(plannedSpans([toFollow], { ...termsFor('hour'), minimum_hours: 4 })).toEqual(until('2026-07-10T11:00Z'));
});

it('it is planned for ten hours where terms name none', () => {
  expect(plannedSpans([toFollow], termsFor('fixed'))).toEqual(until('2026-07-10T17:00Z'));
});
