import { isShortRest, restWords, travelWords } from '../bookings/rest.rules.js';
import { callsOfDuration } from '../calls/calls-of-duration.rules.js';
import { callTimeProblem, overlappingPair, shiftOf } from '../calls/call.rules.js';
import { overlapWords } from '../calls/call-words.js';
import { termsOfPreset, termsPresets } from '../roles/terms.js';
import { rateWords } from '../roles/money-words.js';
import { termsProblem } from '../roles/terms.rules.js';
import { challengeDeadline } from './challenge.rules.js';
import { canAnswerBy, decideBy, defaultAnswerBy, mayChallengeAgain, reminderTimes } from './offer.rules.js';

const at = (text: string): Date => new Date(text);
const now = at('2026-11-20T12:00:00Z');
const call = at('2026-11-26T08:00:00Z');

describe('rules of offers', () => {
  it('ask for an answer between a quarter of an hour from now and two hours before the call [R350]', () => {
    expect(canAnswerBy(at('2026-11-20T12:15:00Z'), now, call)).toBe(true);
    expect(canAnswerBy(at('2026-11-20T12:14:59Z'), now, call)).toBe(false);
    expect(canAnswerBy(at('2026-11-26T06:00:00Z'), now, call)).toBe(true);
    expect(canAnswerBy(at('2026-11-26T06:00:01Z'), now, call)).toBe(false);
    expect(defaultAnswerBy(now, call)).toEqual(at('2026-11-21T12:00:00Z'));
    expect(defaultAnswerBy(at('2026-11-26T05:00:00Z'), call)).toEqual(at('2026-11-26T06:00:00Z'));
    expect(defaultAnswerBy(at('2026-11-26T05:50:00Z'), call)).toBeNull();
  });

  it('hold a pencil never past two hours before the call [R353]', () => {
    expect(decideBy(now, call, 24)).toEqual(at('2026-11-21T12:00:00Z'));
    expect(decideBy(now, call, 720)).toEqual(at('2026-11-26T06:00:00Z'));
  });

  it('remind at half of a long time and an hour before [R361]', () => {
    expect(reminderTimes(now, at('2026-11-21T12:00:00Z'))).toEqual([
      at('2026-11-21T00:00:00Z'),
      at('2026-11-21T11:00:00Z'),
    ]);
    expect(reminderTimes(now, at('2026-11-20T16:00:00Z'))).toEqual([at('2026-11-20T15:00:00Z')]);
    expect(reminderTimes(now, at('2026-11-20T13:00:00Z'))).toEqual([]);
  });

  it('give a challenged pencil a day, four hours when the call is near, never a deadline at night [R359]', () => {
    const late = at('2026-12-24T00:00:00Z');
    const soon = at('2026-11-21T20:00:00Z');
    expect(challengeDeadline(now, call, late)).toEqual(at('2026-11-21T12:00:00Z'));
    expect(challengeDeadline(now, soon, late)).toEqual(at('2026-11-20T16:00:00Z'));
    expect(challengeDeadline(at('2026-11-20T20:00:00Z'), soon, late)).toEqual(at('2026-11-21T08:00:00Z'));
    expect(challengeDeadline(at('2026-11-20T19:00:00Z'), soon, late)).toEqual(at('2026-11-21T08:00:00Z'));
    expect(challengeDeadline(now, call, at('2026-11-20T20:00:00Z'))).toEqual(at('2026-11-20T20:00:00Z'));
    expect([mayChallengeAgain(null, now), mayChallengeAgain(at('2026-11-14T12:00:00Z'), now)]).toEqual([true, false]);
    expect(mayChallengeAgain(at('2026-11-13T12:00:00Z'), now)).toBe(true);
  });
});

describe('rules of calls and terms', () => {
  it('refuse times in the words of the form [R330]', () => {
    const problemOf = (starts_at: string, ends_at: string, ends_on?: string, starts_on = '2026-11-26') =>
      callTimeProblem({ starts_on, starts_at, ends_at, ...(ends_on && { ends_on }) })?.message ?? null;
    expect(problemOf('08:00', '18:00')).toBeNull();
    expect(problemOf('22:00', '04:00')).toBeNull();
    expect(problemOf('08:00', '08:00')).toBe('End time must be after start time');
    expect(problemOf('08:00', '09:00', '2026-11-27')).toBe('A call lasts at most 24 hours. Add a second call.');
    const skipped = 'That time does not exist: the clocks go forward at 01:00.';
    expect(problemOf('01:30', '09:00', undefined, '2026-03-29')).toBe(skipped);
  });

  it('name two calls that one person cannot work both [R330]', () => {
    const labelled = (label: string, from: string, to: string) => ({ label, span: { from: at(from), to: at(to) } });
    const getIn = labelled('Get-in', '2026-11-26T08:00Z', '2026-11-26T18:00Z');
    const show = labelled('Show day 1', '2026-11-26T17:00Z', '2026-11-26T23:00Z');
    const pair = overlappingPair([show, getIn]);
    expect(pair && overlapWords(pair)).toBe('Get-in and Show day 1 overlap. One person cannot work both.');
    expect(overlappingPair([getIn, labelled('Show', '2026-11-26T18:00Z', '2026-11-26T23:00Z')])).toBeNull();
  });

  it('read calls from the form that knows none [R328]', () => {
    const job = { event_date: '2026-11-26', start_time: null, end_time: null, end_day_offset: 0, days: null };
    const starts = (duration: object) => callsOfDuration({ ...job, duration_type: null, ...duration });
    expect(starts({ duration_type: 'time', start_time: '22:00', end_time: '04:00', end_day_offset: 1 })).toEqual([
      { starts_on: '2026-11-26', starts_at: '22:00', ends_on: '2026-11-27', ends_at: '04:00' },
    ]);
    expect(starts({ duration_type: 'days', days: 3 }).map(({ starts_on }) => starts_on)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect(starts({ duration_type: 'hours' })).toEqual([
      { starts_on: '2026-11-26', starts_at: null, ends_on: '2026-11-27', ends_at: null },
    ]);
  });

  it('keep the weekdays of a job that is copied [R344]', () => {
    expect(shiftOf('2026-11-26', '2026-12-03')).toBe(7);
    expect(shiftOf('2026-11-26', '2026-12-01')).toBe(7);
    expect(shiftOf('2026-10-22', '2026-10-29')).toBe(7);
  });

  it('fill terms by habits that stay editable [R335]', () => {
    for (const { name } of termsPresets) expect(termsProblem(termsOfPreset(name, 20_000))).toBeNull();
    expect(termsOfPreset('12-hour day', 32_000)).toMatchObject({
      basis: 'day',
      hours_included: 12,
      overtime_factor: 150,
    });
  });

  it('refuse terms that cannot be meant [R333] [R339]', () => {
    expect(termsProblem({ basis: 'week' })).toBe('Please choose day, half day, hour or fixed.');
    expect(termsProblem({ basis: 'day', amount_pence: 100, hours_included: 15 })).toBe(
      'Hours included must be from 4 to 14.',
    );
    expect(termsProblem({ basis: 'day', amount_pence: 100, step_minutes: 20 })).toMatch(/steps/);
    expect(termsProblem({ basis: 'day' })).toBe('Please enter the rate.');
    expect(termsProblem({ basis: 'day', mode: 'ask' })).toBeNull();
    expect(termsProblem({ basis: 'day', mode: 'range', amount_pence: 100, amount_to_pence: 100 })).toMatch(/above/);
    const preset = termsOfPreset('10-hour day, overtime after 10', 32_000);
    expect(preset && rateWords(preset)).toBe('£320 a day');
  });

  it('warn of short rest and of ways that do not fit [R373] [R374]', () => {
    const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
    const evening = span('2026-11-26T14:00Z', '2026-11-26T22:30Z');
    expect(isShortRest(evening, span('2026-11-27T06:00Z', '2026-11-27T12:00Z'))).toBe(true);
    expect(isShortRest(evening, span('2026-11-27T09:30Z', '2026-11-27T12:00Z'))).toBe(false);
    expect(restWords(450, '06:00')).toBe('Only 7 h 30 min of rest before your call at 06:00.');
    const [leeds, london] = [
      { lat: 53.8, lon: -1.55 },
      { lat: 51.51, lon: -0.13 },
    ];
    expect(travelWords(90, leeds, london)).toMatch(
      /^About 4 h 5\d min apart, 1 h 30 min between\.$|^About [45] h .*apart, 1 h 30 min between\.$/,
    );
    expect(travelWords(600, leeds, london)).toBeNull();
    expect(travelWords(90, leeds, null)).toBeNull();
  });
});
