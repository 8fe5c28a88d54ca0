import { callsOfDuration, type JobDuration } from './calls-of-duration.rules.js';

const job: JobDuration = {
  event_date: '2026-11-26',
  duration_type: null,
  start_time: null,
  end_time: null,
  end_day_offset: 0,
  days: null,
};
const startsOf = (changes: Partial<JobDuration>) =>
  callsOfDuration({ ...job, ...changes }).map(({ starts_on }) => starts_on);

it('a job without a day has no calls, whatever its duration', () => {
  const times = { duration_type: 'time', start_time: '08:00', end_time: '18:00' } as const;
  expect(callsOfDuration({ ...job, ...times, event_date: null })).toEqual([]);
});

it('a job with times has one call with them, of that day', () => {
  expect(callsOfDuration({ ...job, duration_type: 'time', start_time: '08:00', end_time: '18:00' })).toEqual([
    { starts_on: '2026-11-26', starts_at: '08:00', ends_on: '2026-11-26', ends_at: '18:00' },
  ]);
});

it('a job whose times are not both known has one call, whose time is to follow', () => {
  const toFollow = [{ starts_on: '2026-11-26', starts_at: null, ends_on: '2026-11-27', ends_at: null }];
  expect(callsOfDuration(job)).toEqual(toFollow);
  expect(callsOfDuration({ ...job, duration_type: 'time', start_time: '08:00' })).toEqual(toFollow);
  expect(callsOfDuration({ ...job, duration_type: 'time', end_time: '18:00' })).toEqual(toFollow);
  expect(callsOfDuration({ ...job, duration_type: 'hours', start_time: '08:00', end_time: '18:00' })).toEqual(toFollow);
});

it('a job of days has a call for each, one where their number is not known, and days count for no other', () => {
  expect(startsOf({ duration_type: 'days', days: 2 })).toEqual(['2026-11-26', '2026-11-27']);
  expect(startsOf({ duration_type: 'days' })).toEqual(['2026-11-26']);
  expect(startsOf({ duration_type: 'hours', days: 3 })).toEqual(['2026-11-26']);
});
