import { momentOf } from '@crewcall/contracts-bookings';
import { newBlock, wallOn } from './block-row.js';
import { occurrencesOf, ruleOf } from './recurrence.js';

const days = (repeat: Parameters<typeof ruleOf>[0], from: string) => occurrencesOf(ruleOf(repeat, from), from);

describe('a repeat', () => {
  it('comes every day, on chosen weekdays, every 2 weeks, on the date of the month [R307]', () => {
    expect(days({ every: 'day', times: 3 }, '2026-11-29')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(days({ every: 'week', weekdays: [1, 4], until: '2026-12-07' }, '2026-11-26')).toEqual([
      '2026-11-26',
      '2026-11-30',
      '2026-12-03',
      '2026-12-07',
    ]);
    expect(days({ every: 'two_weeks', times: 3 }, '2026-11-26')).toEqual(['2026-11-26', '2026-12-10', '2026-12-24']);
    expect(days({ every: 'two_weeks', weekdays: [7, 1], times: 3 }, '2026-11-29')).toEqual([
      '2026-11-29',
      '2026-12-07',
      '2026-12-13',
    ]);
    expect(days({ every: 'month', times: 3 }, '2026-12-31')).toEqual(['2026-12-31', '2027-01-31', '2027-03-31']);
  });

  it('leaves out days that were taken out', () => {
    const rule = ruleOf({ every: 'day', times: 3 }, '2026-11-26');
    expect(occurrencesOf(rule, '2026-11-26', ['2026-11-27'])).toEqual(['2026-11-26', '2026-11-28']);
  });

  it('gives away that it is more than 200 [R307]', () => {
    expect(days({ every: 'day', until: '2027-11-26' }, '2026-11-26')).toHaveLength(201);
  });

  it('keeps the time on the clock over both changes of the clocks [R313]', () => {
    const wall = { starts_on: '2026-03-27', starts_at: '22:00', ends_on: '2026-03-28', ends_at: '06:00' };
    const length = (day: string): number => {
      const { during } = newBlock(
        { freelancerId: '', kind: 'unavailable', note: null, wall: wallOn(wall, day) },
        new Date(),
      );
      const [from = '', to = ''] = during.replace(/[[)]/g, '').split(',');
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };
    expect(['2026-03-27', '2026-03-28', '2026-10-24', '2026-10-25'].map(length)).toEqual([8, 7, 9, 8]);
  });

  it('moves a time that the clocks skip by the hour that they skip', () => {
    const wall = { starts_on: '2026-03-28', starts_at: '01:30', ends_on: '2026-03-28', ends_at: '05:00' };
    const skipped = wallOn(wall, '2026-03-29');
    expect([skipped.starts_at, skipped.ends_at]).toEqual(['02:30', '05:00']);
    expect(momentOf({ day: '2026-03-29', time: '01:30' })).toBeNull();
  });
});
