import fc from 'fast-check';
import { isCalendarDay, isDayOver, londonDayOf } from './event-day.rules.js';

describe('a day of the calendar', () => {
  it.each(['2028-02-29', '2000-01-01', '2099-12-31'])('is %s', (day) => expect(isCalendarDay(day)).toBe(true));

  it.each([
    '2027-02-29',
    '2027-02-30',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '2100-01-01',
    '1999-12-31',
    '2027-6-12',
    '12027-06-12',
    '2027-06-121',
    '2027-06-12T00:00:00Z',
    ' 2027-06-12',
    '',
    20270612,
    null,
    ['2027-06-12'],
    new Date('2027-06-12'),
  ])('is not %p', (day) => expect(isCalendarDay(day)).toBe(false));
});

describe('the day in London', () => {
  it.each([
    ['2027-01-01T00:00:00Z', '2027-01-01'],
    ['2027-06-30T22:59:59Z', '2027-06-30'],
    ['2027-06-30T23:00:00Z', '2027-07-01'],
  ])('at %s is %s', (moment, day) => expect(londonDayOf(new Date(moment))).toBe(day));

  it('is over once its last minute is, and not before', () => {
    expect(isDayOver('2027-06-30', new Date('2027-06-30T22:59:59Z'))).toBe(false);
    expect(isDayOver('2027-06-30', new Date('2027-06-30T23:00:00Z'))).toBe(true);
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        const today = londonDayOf(moment);
        expect(isCalendarDay(today)).toBe(true);
        expect(isDayOver(today, moment)).toBe(false);
        expect(isDayOver(today, new Date(moment.getTime() + 25 * 3_600_000))).toBe(true);
      }),
    );
  });
});
