import type { BlockKind, WeeklyPattern } from '../calendar/calendar.js';
import { momentOf } from '../time/london-time.rules.js';
import { chipWords } from './availability.rules.js';
import { busyOfDay, londonDay, type PersonTime, takenTimeOf, wordOfCall, wordOfDay } from './day-words.rules.js';
import { piecesOf, type Stretch } from './stretch.rules.js';

const at = (day: string, time: string): number => momentOf({ day, time })?.getTime() ?? NaN;
const on = (from: string, to: string, day = '2026-11-26', until = day): Stretch => [at(day, from), at(until, to)];
const person = (known: Partial<PersonTime> = {}) =>
  takenTimeOf({ booked: [], pencilled: [], blocks: [], pattern: null, ...known });
const said = (kind: BlockKind, stretch: Stretch, setAt = 1) => ({ kind, stretch, setAt });
const word = (known: Partial<PersonTime>, day = '2026-11-26') => wordOfDay(person(known), londonDay(day));

describe('the word of a day', () => {
  it('is one of six, by what stands there [R316]', () => {
    expect(word({})).toBe('unsaid');
    expect(word({ blocks: [said('available', on('00:00', '23:59'))] })).toBe('free');
    expect(word({ blocks: [said('maybe', on('10:00', '12:00'))] })).toBe('maybe');
    expect(word({ pencilled: [on('10:00', '12:00')] })).toBe('pencilled');
    expect(word({ booked: [on('08:00', '14:00')] })).toBe('partly');
    expect(word({ booked: [on('08:00', '18:00')] })).toBe('busy');
    const night = on('22:00', '04:00', '2026-11-26', '2026-11-27');
    expect([word({ booked: [night] }), word({ booked: [night] }, '2026-11-27')]).toEqual(['partly', 'partly']);
  });

  it('is the same for a block as for a booking, at every hour [R316]', () => {
    for (let hour = 0; hour < 23; hour += 1) {
      const stretch = on(`${String(hour).padStart(2, '0')}:00`, '23:30');
      const [booked, blocked] = [person({ booked: [stretch] }), person({ blocks: [said('unavailable', stretch)] })];
      const day = londonDay('2026-11-26');
      expect(wordOfDay(blocked, day)).toBe(wordOfDay(booked, day));
      expect(busyOfDay(blocked, day)).toEqual(busyOfDay(booked, day));
    }
  });

  it('follows what was said last where entries meet, and the older keeps the rest [R309]', () => {
    const day = on('00:00', '00:00', '2026-11-26', '2026-11-27');
    const blocks = [said('unavailable', day, 1), said('available', on('12:00', '23:00'), 2)];
    expect(word({ blocks })).toBe('partly');
    expect(word({ blocks: [said('available', day, 1), said('unavailable', day, 2)] })).toBe('busy');
    const pieces = piecesOf(blocks).filter(({ kind }) => kind === 'unavailable');
    expect(pieces.map(({ stretch }) => stretch)).toEqual([
      on('00:00', '12:00'),
      [at('2026-11-26', '23:00'), at('2026-11-27', '00:00')],
    ]);
  });

  it('counts what is outside the weekly pattern as not available, but for what was said for the day [R310]', () => {
    const pattern: WeeklyPattern = { days: [{ weekday: 4, spans: [{ from: '08:00', to: '13:00' }] }] };
    expect(word({ pattern })).toBe('unsaid');
    expect(word({ pattern }, '2026-11-27')).toBe('busy');
    expect(word({ pattern, booked: [on('09:00', '10:00')] })).toBe('busy');
    expect(word({ pattern, blocks: [said('available', on('08:00', '20:00', '2026-11-27'))] }, '2026-11-27')).toBe(
      'free',
    );
    const evening = on('18:00', '22:00');
    expect(wordOfCall(person({ pattern }), evening)).toEqual({ word: 'busy', busy: [evening] });
    expect(wordOfCall(person({ pattern }), on('09:00', '12:00')).word).toBe('unsaid');
  });

  it('knows days of 23 and of 25 hours', () => {
    const length = (day: string): number => {
      const [from, to] = londonDay(day).whole;
      return (to - from) / 3_600_000;
    };
    expect(['2026-03-29', '2026-10-25', '2026-11-26'].map(length)).toEqual([23, 25, 24]);
    const whole = londonDay('2026-10-25').whole;
    expect(word({ blocks: [said('unavailable', whole)] }, '2026-10-25')).toBe('busy');
  });
});

describe('the word of a call', () => {
  it('is exact to the minute: busy until two is free from two [R322]', () => {
    const time = person({ booked: [on('08:00', '14:00')] });
    expect(wordOfCall(time, on('15:00', '23:00'))).toEqual({ word: 'unsaid', busy: [] });
    expect(wordOfCall(time, on('14:00', '23:00')).word).toBe('unsaid');
    expect(wordOfCall(time, on('13:59', '23:00'))).toEqual({ word: 'partly', busy: [on('13:59', '14:00')] });
    expect(wordOfCall(time, on('09:00', '12:00')).word).toBe('busy');
  });
});

it('words of a chip say how many of the days, and which not [R320]', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27'];
  const chip = (...words: ('free' | 'unsaid' | 'busy' | 'pencilled' | 'partly')[]): string =>
    chipWords(words.map((known, index) => ({ day: days[index] ?? '', word: known })));
  expect(chip('free', 'unsaid', 'free')).toBe('Free for all 3 days');
  expect(chip('free', 'unsaid', 'busy')).toBe('Free 2 of 3: not Fri');
  expect(chip('free', 'pencilled', 'free')).toBe('Pencilled 1 of 3');
  expect(chip('busy', 'partly', 'busy')).toBe('Not free');
});
