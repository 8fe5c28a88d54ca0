import { buildItem } from '../calendar.factory';
import { dayLabel, timesWords, timesOn } from './item-labels';

const block = (more: Partial<Parameters<typeof buildItem>[0]> = {}) =>
  buildItem({ kind: 'unavailable', starts_on: '2026-11-30', ...more });
const week = block({ starts_at: '09:00', ends_on: '2026-12-04', ends_at: '17:00' });

it.each([
  ['one whole day', block(), 'All day'],
  ['several whole days', block({ ends_on: '2026-12-05' }), 'All day, until Fri 4 Dec'],
  ['a day with times', block({ starts_at: '09:00', ends_at: '17:00' }), '09:00 to 17:00'],
  ['a night', block({ starts_at: '22:00', ends_on: '2026-12-01', ends_at: '04:00' }), '22:00 to 04:00, ends next day'],
  [
    'an evening to midnight',
    block({ starts_at: '18:00', ends_on: '2026-12-01', ends_at: '00:00', last_day: '2026-11-30' }),
    '18:00 to 00:00',
  ],
  ['several days with times', week, '09:00 to 17:00, ends Fri 4 Dec'],
  [
    'several days to midnight',
    block({ starts_at: '18:00', ends_on: '2026-12-02', ends_at: '00:00', last_day: '2026-12-01' }),
    '18:00 to 00:00, ends Wed 2 Dec',
  ],
  ['a call without a time', buildItem({ kind: 'booking', starts_on: '2026-11-30' }), 'Call time to follow'],
])('names the times of %s', (_what, item, words) => {
  expect(timesWords(item)).toBe(words);
});

it('says of each day what of several falls on it', () => {
  expect(['2026-11-30', '2026-12-01', '2026-12-04'].map((day) => timesOn(week, day))).toEqual([
    '09:00',
    null,
    'until 17:00',
  ]);
  expect(dayLabel('2026-12-01', [week])).toBe('Tuesday 1 December, not available');
  expect(dayLabel('2026-12-04', [week])).toBe('Friday 4 December, not available, until 17:00');
});
