import { bookingsErrors } from '../bookings.error-codes.js';
import { wholeDay } from '../time/call-span.rules.js';
import {
  blockTimeProblem,
  CALENDAR_UPDATED,
  calendarTexts,
  lastDayOf,
  patternProblem,
  repeatProblem,
  spanOfBlock,
  wallOfBlock,
} from './calendar.rules.js';

const day = '2026-11-26';
const block = { kind: 'unavailable', starts_on: day } as const;
const wall = (starts_at: string, ends_at: string, ends_on: string = day, starts_on: string = day) => ({
  starts_on,
  starts_at,
  ends_on,
  ends_at,
});

describe('an entry of the calendar', () => {
  it('takes whole days, to the end of its last one, until both times are there', () => {
    expect(wallOfBlock(block)).toEqual(wholeDay(day));
    expect(wallOfBlock({ ...block, starts_at: '08:00' })).toEqual(wholeDay(day));
    expect(wallOfBlock({ ...block, ends_at: '18:00' })).toEqual(wholeDay(day));
    expect(wallOfBlock({ ...block, ends_on: '2026-11-28' })).toEqual({
      starts_on: day,
      starts_at: null,
      ends_on: '2026-11-29',
      ends_at: null,
    });
  });

  it('ends on the next day where its end is not later on the clock, or on the day that is said', () => {
    const endOf = (starts_at: string, ends_at: string, ends_on?: string) =>
      wallOfBlock({ ...block, starts_at, ends_at, ...(ends_on && { ends_on }) }).ends_on;
    expect([endOf('08:00', '18:00'), endOf('18:00', '08:00'), endOf('08:00', '08:00')]).toEqual([
      day,
      '2026-11-27',
      '2026-11-27',
    ]);
    expect(endOf('08:00', '18:00', '2026-11-29')).toBe('2026-11-29');
    expect(wallOfBlock({ ...block, starts_at: '01:15', ends_at: '01:45', starts_again: true })).toMatchObject({
      starts_at: '01:15',
      starts_again: true,
      ends_at: '01:45',
    });
  });

  it('is last on the day of its end, or on the one before where it ends as that begins', () => {
    expect([
      lastDayOf(wall('22:00', '04:00', '2026-11-27')),
      lastDayOf(wall('22:00', '00:01', '2026-11-27')),
      lastDayOf(wall('22:00', '00:00', '2026-11-27')),
      lastDayOf(wholeDay(day)),
    ]).toEqual(['2026-11-27', '2026-11-27', day, day]);
  });

  it('has times that exist and are in their order', () => {
    const codeOf = (...times: Parameters<typeof wall>) => blockTimeProblem(wall(...times), day)?.code ?? null;
    expect([
      codeOf('08:00', '18:00'),
      codeOf('08:00', '08:00'),
      codeOf('01:30', '08:00', '2027-03-28', '2027-03-28'),
    ]).toEqual([null, 'CALL_ENDS_BEFORE_START', 'TIME_SKIPPED']);
  });

  it('is a year long at most and ends within two', () => {
    const problem = (starts_on: string, ends_on: string) =>
      blockTimeProblem(wall('08:00', '08:00', ends_on, starts_on), day);
    expect(problem(day, '2027-11-27')).toBeNull();
    expect(problem(day, '2027-11-28')).toBe(bookingsErrors.repeatTooLong);
    expect(problem('2028-11-01', '2028-11-26')).toBeNull();
    expect(problem('2028-11-01', '2028-11-27')).toBe(bookingsErrors.repeatTooLong);
  });

  it('is a stretch of time, or none', () => {
    expect(spanOfBlock(wall('08:00', '18:00'))).toEqual({
      from: new Date('2026-11-26T08:00Z'),
      to: new Date('2026-11-26T18:00Z'),
    });
    expect(spanOfBlock(wall('18:00', '08:00'))).toBeNull();
  });
});

describe('an entry that comes again', () => {
  const problem = (repeat: unknown, startsOn: unknown = day) => repeatProblem(repeat, startsOn);

  it('does so every day, week, two weeks or month, so many times', () => {
    expect([undefined, null].map((none) => problem(none))).toEqual([null, null]);
    expect(['day', 'week', 'two_weeks', 'month'].map((every) => problem({ every, times: 2 }))).toEqual(
      Array(4).fill(null),
    );
    for (const wrong of [{ every: 'year', times: 2 }, { times: 2 }, 'day', 7])
      expect(problem(wrong)).toBe(calendarTexts.repeat);
    expect(problem({ every: 'day', times: 2 }, 'soon')).toBe(calendarTexts.repeat);
  });

  it('has weekdays where it comes by the week alone', () => {
    const on = (weekdays: unknown, every = 'week') => problem({ every, weekdays, times: 2 });
    expect([on([1]), on([1, 2, 3, 4, 5, 6, 7]), on([5], 'two_weeks'), on(undefined)]).toEqual(Array(4).fill(null));
    for (const wrong of [[], [0], [8], [1.5], ['1'], [1, 8], [1, 2, 3, 4, 5, 6, 7, 1], 1, '1', { length: 1 }])
      expect(on(wrong)).toBe(calendarTexts.weekdays);
    expect([on([1], 'day'), on([1], 'month')]).toEqual([calendarTexts.weekdays, calendarTexts.weekdays]);
  });

  it('ends on a day or after so many times, one of the two', () => {
    const end = (how: object) => problem({ every: 'day', ...how });
    expect([end({ times: 1 }), end({ times: 200 }), end({ until: day }), end({ until: '2028-11-26' })]).toEqual(
      Array(4).fill(null),
    );
    for (const wrong of [
      {},
      { times: 2, until: day },
      { times: 0 },
      { times: 201 },
      { times: '2' },
      { until: '2026-11-25' },
      { until: '2028-11-27' },
      { until: 'soon' },
      { until: null },
    ])
      expect(end(wrong)).toBe(calendarTexts.repeatEnd);
  });
});

describe('the hours of a week', () => {
  const spans = (...each: [from: unknown, to: unknown][]) =>
    patternProblem([{ weekday: 1, spans: each.map(([from, to]) => ({ from, to })) }]);

  it('are up to three times a day, apart from each other in whatever order', () => {
    expect([
      spans(),
      spans(['08:00', '24:00']),
      spans(['08:00', '12:00'], ['12:00', '13:00'], ['18:00', '22:00']),
    ]).toEqual(Array(3).fill(null));
    expect(spans(['18:00', '22:00'], ['08:00', '12:00'])).toBeNull();
    for (const wrong of [
      spans(['08:00', '12:00'], ['11:59', '13:00']),
      spans(['11:59', '13:00'], ['08:00', '12:00']),
      spans(['01:00', '02:00'], ['03:00', '04:00'], ['05:00', '06:00'], ['07:00', '08:00']),
      spans(['08:00', '08:00']),
      spans(['08:00', '07:00']),
      spans(['24:00', '24:00']),
      spans(['8', '12:00']),
      spans(['08:00', '25:00']),
      spans([8, 12]),
    ])
      expect(wrong).toBe(calendarTexts.pattern);
  });

  it('are of each weekday once', () => {
    const of = (...weekdays: unknown[]) => patternProblem(weekdays.map((weekday) => ({ weekday, spans: [] })));
    expect([of(), of(1, 2, 3, 4, 5, 6, 7)]).toEqual([null, null]);
    for (const wrong of [of(1, 1), of(0), of(8), of('1'), of(1, 2, 3, 4, 5, 6, 7, 1)])
      expect(wrong).toBe(calendarTexts.pattern);
  });

  it('are a list of days with a list of times', () => {
    for (const wrong of [
      null,
      'monday',
      { length: 0 },
      [null],
      ['monday'],
      [{ weekday: 1 }],
      [{ weekday: 1, spans: 'x' }],
    ])
      expect(patternProblem(wrong)).toBe(calendarTexts.pattern);
    for (const wrong of [[null], ['08:00']])
      expect(patternProblem([{ weekday: 1, spans: wrong }])).toBe(calendarTexts.pattern);
  });
});

it('says that it was saved', () => expect(CALENDAR_UPDATED).toBe('Calendar updated'));
