import type { WeeklyPattern } from '../calendar/calendar.js';
import { momentOf } from '../time/london-time.rules.js';
import {
  busyOfDay,
  londonDay,
  type PersonTime,
  takenTimeOf,
  wordOfCall,
  wordOfDay,
  workingHours,
} from './day-words.rules.js';
import type { Stretch } from './stretch.rules.js';

const at = (day: string, time: string): number => momentOf({ day, time })?.getTime() ?? NaN;
const on = (from: string, to: string, day = '2026-11-26', until = day): Stretch => [at(day, from), at(until, to)];
const person = (known: Partial<PersonTime> = {}) =>
  takenTimeOf({ booked: [], pencilled: [], blocks: [], pattern: null, ...known });
const weekly = (...days: [weekday: number, from: string, to: string][]): WeeklyPattern => ({
  days: days.map(([weekday, from, to]) => ({ weekday, spans: [{ from, to }] })),
});
// 26 November 2026 is a Thursday.
const thursday = londonDay('2026-11-26');

describe('the hours that a person usually works', () => {
  it('are not known without a pattern', () => {
    expect([workingHours(null, thursday), workingHours({ days: [] }, thursday)]).toEqual([null, null]);
    expect(busyOfDay(person({ pattern: { days: [] } }), thursday)).toEqual([]);
    expect(wordOfCall(person({ pattern: { days: [] } }), on('08:00', '18:00'))).toEqual({ word: 'unsaid', busy: [] });
  });

  it('are those of the weekday, up to midnight where they say so, and none on any other', () => {
    expect(workingHours(weekly([4, '18:00', '24:00']), thursday)).toEqual([
      on('18:00', '00:00', '2026-11-26', '2026-11-27'),
    ]);
    expect(workingHours(weekly([4, '08:00', '18:00']), thursday)).toEqual([on('08:00', '18:00')]);
    expect(workingHours(weekly([5, '08:00', '18:00']), thursday)).toEqual([]);
  });

  it('begin with the day where the clocks skip their beginning', () => {
    const sunday = londonDay('2026-03-29');
    expect(workingHours(weekly([7, '01:30', '08:00']), sunday)).toEqual([on('00:00', '08:00', '2026-03-29')]);
  });

  it('leave the rest of the day busy, but for what was said for it', () => {
    const known = { pattern: weekly([4, '08:00', '18:00']) };
    const evening = { kind: 'maybe', stretch: on('18:00', '20:00'), setAt: 1 } as const;
    expect(busyOfDay(person(known), thursday)).toEqual([
      on('00:00', '08:00'),
      on('18:00', '00:00', '2026-11-26', '2026-11-27'),
    ]);
    expect(busyOfDay(person({ ...known, blocks: [evening] }), thursday)).toEqual([
      on('00:00', '08:00'),
      on('20:00', '00:00', '2026-11-26', '2026-11-27'),
    ]);
  });
});

describe('a call outside the usual hours', () => {
  const pattern = weekly([4, '08:00', '24:00'], [5, '00:00', '02:00']);

  it('is busy to the minute, over midnight into the hours of the next day', () => {
    const night = on('22:00', '04:00', '2026-11-26', '2026-11-27');
    expect(wordOfCall(person({ pattern }), night)).toEqual({
      word: 'partly',
      busy: [on('02:00', '04:00', '2026-11-27')],
    });
    expect(wordOfCall(person({ pattern }), on('22:00', '02:00', '2026-11-26', '2026-11-27')).word).toBe('unsaid');
    expect(wordOfCall(person({ pattern }), on('03:00', '06:00', '2026-11-27'))).toEqual({
      word: 'busy',
      busy: [on('03:00', '06:00', '2026-11-27')],
    });
  });

  it('that ends at midnight is not of the day after', () => {
    expect(wordOfCall(person({ pattern }), on('20:00', '00:00', '2026-11-26', '2026-11-27'))).toEqual({
      word: 'unsaid',
      busy: [],
    });
  });
});

describe('a day of which something is taken', () => {
  const word = (known: Partial<PersonTime>) => wordOfDay(person(known), thursday);

  it('is partly busy while eight hours are left between six in the morning and midnight', () => {
    expect([word({ booked: [on('14:00', '23:59')] }), word({ booked: [on('13:59', '23:59')] })]).toEqual([
      'partly',
      'busy',
    ]);
    expect(word({ booked: [on('00:00', '05:00')] })).toBe('partly');
  });

  it('is partly busy while all of fewer usual hours are left', () => {
    const pattern = weekly([4, '08:00', '12:00']);
    expect([
      word({ pattern, booked: [on('00:00', '08:00')] }),
      word({ pattern, booked: [on('08:00', '08:01')] }),
    ]).toEqual(['partly', 'busy']);
  });

  it('is busy where the usual hours are over before six', () => {
    expect(word({ pattern: weekly([4, '00:00', '05:00']), booked: [on('01:00', '02:00')] })).toBe('busy');
  });

  it('is none that is no day', () => {
    expect(() => londonDay('2026-11-31')).toThrow('Not a day: 2026-11-31');
  });
});
