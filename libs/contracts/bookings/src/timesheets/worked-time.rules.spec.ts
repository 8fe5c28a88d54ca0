import fc from 'fast-check';
import { callTexts } from '../calls/call.rules.js';
import type { Span } from '../time/call-span.rules.js';
import type { SaveTimesheetRequest } from './timesheet.js';
import {
  dayOfIn,
  endsLater,
  isAsPlanned,
  isOfCall,
  isWorked,
  paidMinutesOf,
  timesheetTexts,
  wallAfter,
  workedFrom,
  workedOf,
  workedWallOf,
} from './worked-time.rules.js';

const later = new Date('2026-12-24T00:00:00Z');
const times: SaveTimesheetRequest = {
  starts_on: '2026-11-26',
  starts_at: '08:00',
  ends_on: '2026-11-26',
  ends_at: '18:00',
  breaks: [],
};
const pause = (starts_at: string, ends_at: string, day = '2026-11-26') => ({
  starts_on: day,
  starts_at,
  ends_on: day,
  ends_at,
});
const problemsOf = (changes: Partial<SaveTimesheetRequest>, now = later) => {
  const outcome = workedOf({ ...times, ...changes }, now);
  return isWorked(outcome) ? [] : outcome;
};
const span = (from: string, to: string): Span => ({ from: new Date(from), to: new Date(to) });
const day = span('2026-11-26T08:00Z', '2026-11-26T18:00Z');
const at = (from: string, to: string): Span => span(`2026-11-26T${from}Z`, `2026-11-26T${to}Z`);

describe('times that are typed', () => {
  it('end on the next day where out is at the time of in, or before it', () => {
    const start = { day: '2026-11-26', time: '08:00' };
    expect(wallAfter(start, '08:00', '08:00')).toEqual({ ...pause('08:00', '08:00'), ends_on: '2026-11-27' });
    expect(wallAfter(start, '08:00', '08:01')).toEqual(pause('08:00', '08:01'));
    expect(wallAfter(start, '07:59', '08:30')).toEqual(pause('07:59', '08:30', '2026-11-27'));
  });

  it('are of the evening before where a call begins before six, from 18:00 on', () => {
    const came = (planned: string, time: string) => dayOfIn({ day: '2026-11-26', time: planned }, time);
    expect([came('05:59', '18:00'), came('05:59', '17:59'), came('06:00', '18:00')]).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-26',
    ]);
    expect([came('03:00', '02:30'), came('03:00', '07:00')]).toEqual(['2026-11-26', '2026-11-26']);
  });

  it('are of the morning after where a call begins from 18:00 on, before six', () => {
    const came = (planned: string, time: string) => dayOfIn({ day: '2026-11-26', time: planned }, time);
    expect([came('18:00', '05:59'), came('18:00', '06:00'), came('17:59', '05:59')]).toEqual([
      '2026-11-27',
      '2026-11-26',
      '2026-11-26',
    ]);
    expect([came('22:00', '21:30'), came('22:00', '12:00')]).toEqual(['2026-11-26', '2026-11-26']);
  });

  it.each<[string, Partial<SaveTimesheetRequest>, string]>([
    ['a day of in that is none', { starts_on: '2026-11-31' }, 'in'],
    ['a time of in that is none', { starts_at: '8' }, 'in'],
    ['a day of out that is none', { ends_on: '' }, 'out'],
    ['a time of out that is none', { ends_at: '25:00' }, 'out'],
  ])('are asked for again: %s', (_what, changes, field) => {
    expect(problemsOf(changes)).toEqual([{ field, message: callTexts.time }]);
  });

  it('are asked for at out where the clocks skip it, and at in where they skip that', () => {
    const night = { starts_on: '2026-03-28', ends_on: '2026-03-29', starts_at: '22:00', ends_at: '01:30' };
    expect(problemsOf(night)).toEqual([{ field: 'out', message: timesheetTexts.skipped }]);
    expect(problemsOf({ ...night, starts_on: '2026-03-29', starts_at: '01:15' })).toEqual([
      { field: 'in', message: timesheetTexts.skipped },
    ]);
  });

  it('begin when the call does, not before now', () => {
    expect(problemsOf({}, new Date('2026-11-26T08:00Z'))).toEqual([{ field: 'out', message: timesheetTexts.notOver }]);
    expect(problemsOf({}, new Date('2026-11-26T07:59Z'))).toEqual([{ field: 'in', message: timesheetTexts.notBegun }]);
  });
});

describe('breaks that are typed', () => {
  it('may take the call from its first to its last minute, one after the other', () => {
    expect(problemsOf({ breaks: [pause('08:00', '12:00'), pause('12:00', '18:00')] })).toEqual([]);
  });

  it.each<[string, ReturnType<typeof pause>, string]>([
    ['no time', pause('12', '13:00'), callTexts.time],
    ['one after the call', pause('17:30', '18:01'), timesheetTexts.breakOutside],
    ['one before the call', pause('07:59', '08:30'), timesheetTexts.breakOutside],
    ['one without a length', pause('12:00', '12:00'), timesheetTexts.breakBackwards],
  ])('are told by their number to be wrong: %s', (_what, wrong, message) => {
    expect(problemsOf({ breaks: [pause('09:00', '09:15'), wrong] })).toEqual([{ field: 'breaks.1', message }]);
  });

  it('cannot be at a time that the clocks skip', () => {
    const night = { starts_on: '2026-03-28', starts_at: '22:00', ends_on: '2026-03-29', ends_at: '06:00' };
    expect(problemsOf({ ...night, breaks: [pause('01:15', '02:30', '2026-03-29')] })).toEqual([
      { field: 'breaks.0', message: timesheetTexts.skipped },
    ]);
  });

  it('are judged each, beside what is wrong with the whole', () => {
    const breaks = [pause('07:00', '07:30'), pause('19:00', '19:30')];
    expect(problemsOf({ breaks }, new Date('2026-11-26T12:00Z')).map(({ field }) => field)).toEqual([
      'out',
      'breaks.0',
      'breaks.1',
    ]);
  });
});

it('hours are of a call that they begin within a day of, before it and after it', () => {
  const began = (from: string): boolean => isOfCall({ span: span(from, '2026-12-01T00:00Z'), breaks: [] }, day);
  expect([
    began('2026-11-25T07:59:59Z'),
    began('2026-11-25T08:00:00Z'),
    began('2026-11-27T18:00:00Z'),
    began('2026-11-27T18:00:01Z'),
  ]).toEqual([false, true, true, false]);
});

describe('times that were judged before', () => {
  it('are the moments that they were', () => {
    const breaks = [pause('12:00', '13:00')];
    expect(workedFrom({ ...times, breaks, travel_days: 0, nights_away: 0 })).toEqual({
      span: day,
      breaks: [at('12:00', '13:00')],
    });
  });

  it('that are no stretch of time are a mistake of the program', () => {
    const backwards = { ...times, ends_at: '07:00', travel_days: 0, nights_away: 0 };
    expect(() => workedFrom(backwards)).toThrow('Not a stretch of time: ends_before_start');
  });

  it('come back from what clocks show of them', () => {
    const minute = fc.integer({
      min: Date.parse('2026-10-24T20:00Z') / 60_000,
      max: Date.parse('2026-10-25T06:00Z') / 60_000,
    });
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 600 }), (from, length) => {
        const worked = span(new Date(from * 60_000).toISOString(), new Date((from + length) * 60_000).toISOString());
        const shown = { ...workedWallOf(worked), breaks: [], travel_days: 0, nights_away: 0 };
        expect(workedFrom(shown).span).toEqual(worked);
      }),
    );
    expect(workedWallOf(span('2026-10-25T00:15Z', '2026-10-25T01:15Z'))).toEqual({
      ...pause('01:15', '01:15', '2026-10-25'),
      ends_again: true,
    });
  });

  it('end on a later day or not', () => {
    const ends = (ends_on: string): boolean => endsLater({ ...times, ends_on });
    expect(['2026-11-26', '2026-11-27'].map(ends)).toEqual([false, true]);
  });
});

describe('time that is paid', () => {
  const worked = { span: day, breaks: [at('12:00', '13:00'), at('15:00', '15:15')] };

  it('is all of it where breaks are paid, and what is left without them otherwise', () => {
    expect([paidMinutesOf(worked, true), paidMinutesOf(worked, false)]).toEqual([600, 525]);
  });

  it('is as planned where it differs by a quarter of an hour, and not where breaks that were left out make more', () => {
    const short = { ...worked, breaks: [at('12:00', '13:00')] };
    expect(isAsPlanned(worked, short, false)).toBe(true);
    const none = { ...worked, breaks: [] };
    expect([isAsPlanned(worked, none, false), isAsPlanned(worked, none, true)]).toEqual([false, true]);
  });
});
