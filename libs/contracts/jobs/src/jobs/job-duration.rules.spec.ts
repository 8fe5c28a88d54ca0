import { clearedDuration, durationOf, durationProblems, isDurationType, isTimeOfDay } from './job-duration.rules.js';

it('a duration is times of day, days or hours', () => {
  expect(['time', 'days', 'hours', 'weeks', '', null, undefined].map(isDurationType)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  for (const duration_type of [undefined, null, '', 'weeks'])
    expect(durationProblems({ duration_type })).toEqual({
      duration_type: 'Please choose how the duration is given.',
    });
});

it('a time of day is hours and minutes of two digits each', () => {
  expect(['00:00', '09:30', '19:05', '23:59'].map(isTimeOfDay)).toEqual([true, true, true, true]);
  for (const time of ['24:00', '9:30', '09:60', '09:3', '0930', ' 09:30', '09:30 ', '109:30', '', 930, null, ['09:30']])
    expect([time, isTimeOfDay(time)]).toEqual([time, false]);
});

describe('times of day', () => {
  const day = { duration_type: 'time', start_time: '09:00', end_time: '17:00' };

  it.each([
    [{}, {}],
    [{ end_day_offset: 0 }, {}],
    [{ end_day_offset: null }, {}],
    [{ end_time: '09:01' }, {}],
    [{ end_time: '09:00', end_day_offset: 1 }, {}],
    [{ end_time: '02:00', end_day_offset: 1 }, {}],
    [{ start_time: '' }, { start_time: 'Please enter a start time.' }],
    [{ start_time: '9 am' }, { start_time: 'Please enter the time as HH:MM.' }],
    [{ end_time: null }, { end_time: 'Please enter an end time.' }],
    [{ end_time: '25:00' }, { end_time: 'Please enter the time as HH:MM.' }],
    [{ end_time: '09:00' }, { end_time: 'End time must be after start time' }],
    [{ end_time: '02:00', end_day_offset: 0 }, { end_time: 'End time must be after start time' }],
    [{ end_day_offset: 2 }, { end_day_offset: 'A call can end on the same day or the next.' }],
    [{ end_day_offset: -1 }, { end_day_offset: 'A call can end on the same day or the next.' }],
    [{ end_day_offset: '1' }, { end_day_offset: 'A call can end on the same day or the next.' }],
  ])('with %j have the problems %j', (change, problems) => {
    expect(durationProblems({ ...day, ...change })).toEqual(problems);
  });
});

it('days and hours are whole, from 1 to 365 and to 1,000', () => {
  const days = (count: unknown) => durationProblems({ duration_type: 'days', days: count });
  const hours = (count: unknown) => durationProblems({ duration_type: 'hours', hours: count });
  expect([days(1), days(365), hours(1), hours(1000)]).toEqual([{}, {}, {}, {}]);
  for (const count of [0, 366, 1.5, '3'])
    expect(days(count)).toEqual({ days: 'Days must be a whole number from 1 to 365.' });
  for (const count of [0, 1001, 7.5, undefined])
    expect(hours(count)).toEqual({ hours: 'Hours must be a whole number from 1 to 1000.' });
});

describe('a duration of one type', () => {
  const all = { start_time: '09:00', end_time: '17:00', end_day_offset: 1, days: 2, hours: 9 };
  const none = { start_time: null, end_time: null, end_day_offset: 0, days: null, hours: null };

  it('keeps its own fields, and empties those of the others', () => {
    expect(durationOf({ ...all, duration_type: 'time' })).toEqual({
      ...all,
      duration_type: 'time',
      days: null,
      hours: null,
    });
    expect(durationOf({ ...all, duration_type: 'days' })).toEqual({ ...none, duration_type: 'days', days: 2 });
    expect(durationOf({ ...all, duration_type: 'hours' })).toEqual({ ...none, duration_type: 'hours', hours: 9 });
    expect(durationOf(all)).toEqual({ ...none, duration_type: null });
  });

  it('begins with empty fields', () => {
    for (const type of ['time', 'days', 'hours'] as const) {
      expect(clearedDuration(type)).toEqual({ ...none, duration_type: type });
      expect(durationOf({ duration_type: type })).toEqual(clearedDuration(type));
    }
  });
});
