import { clockChangeWords, isSpan, minutesOf, overlapOf, spanOf, wholeDay, type WallSpan } from './call-span.rules.js';
import { isRepeated, momentOf } from './london-time.rules.js';
import { wallTimeOf } from './wall-time.rules.js';
import { daysWords, dayWords, ordinalWords, spanWords } from './london-words.js';

const call = (from: string, to: string, more: Partial<WallSpan> = {}): WallSpan => ({
  starts_on: from.slice(0, 10),
  starts_at: from.slice(11),
  ends_on: to.slice(0, 10),
  ends_at: to.slice(11),
  ...more,
});
const minutes = (wall: WallSpan): number | string => {
  const span = spanOf(wall);
  return isSpan(span) ? minutesOf(span) : span;
};

describe('time in London', () => {
  it.each([
    ['2026-03-28 22:00', '2026-03-29 06:00', 7 * 60, 'The clocks go forward: 7 hours'],
    ['2026-10-24 22:00', '2026-10-25 06:00', 9 * 60, 'The clocks go back: 9 hours'],
    ['2026-11-26 22:00', '2026-11-27 06:00', 8 * 60, null],
  ])('counts real hours from %s to %s [R313]', (from, to, expected, words) => {
    expect([minutes(call(from, to)), clockChangeWords(call(from, to))]).toEqual([expected, words]);
  });

  it('refuses a time that the clocks skip and knows both readings of one that comes twice [R314]', () => {
    expect(minutes(call('2026-03-29 01:30', '2026-03-29 06:00'))).toBe('skipped');
    expect(momentOf({ day: '2026-03-29', time: '02:00' })?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(isRepeated({ day: '2026-10-25', time: '01:30' })).toBe(true);
    expect(isRepeated({ day: '2026-10-25', time: '02:30' })).toBe(false);
    expect(minutes(call('2026-10-25 01:30', '2026-10-25 04:30'))).toBe(4 * 60);
    expect(minutes(call('2026-10-25 01:30', '2026-10-25 04:30', { starts_again: true }))).toBe(3 * 60);
  });

  it('comes back as it went in', () => {
    for (const wall of [
      { day: '2026-10-25', time: '01:30', again: true },
      { day: '2026-10-25', time: '01:30' },
      { day: '2026-07-01', time: '00:00' },
    ])
      expect(wallTimeOf(momentOf(wall) ?? new Date(0))).toEqual(wall);
  });

  it('takes the whole of a day while the time is to follow [R331]', () => {
    expect(['2026-03-29', '2026-10-25', '2026-11-26'].map((day) => minutes(wholeDay(day)))).toEqual([1380, 1500, 1440]);
  });

  it('knows calls that end before they start or last too long [R330]', () => {
    expect(minutes(call('2026-11-26 08:00', '2026-11-26 08:00'))).toBe('ends_before_start');
    expect(minutes(call('2026-11-26 08:00', '2026-11-27 08:00'))).toBe(1440);
    expect(minutes(call('2026-11-26 08:00', '2026-11-27 08:01'))).toBe('too_long');
    expect(minutes(call('2026-10-24 12:00', '2026-10-25 12:00'))).toBe(1500);
  });

  it('is half open, so that a call to 14:00 and one from 14:00 do not meet [R366]', () => {
    const [one, other] = [call('2026-11-26 08:00', '2026-11-26 14:00'), call('2026-11-26 14:00', '2026-11-26 18:00')];
    const [first, second] = [spanOf(one), spanOf(other)];
    if (!isSpan(first) || !isSpan(second)) throw new Error('not spans');
    expect(overlapOf(first, second)).toBeNull();
    expect(overlapOf(first, first)).toEqual(first);
  });

  it('is written as people say it', () => {
    expect(dayWords('2026-11-26')).toBe('Thu 26 Nov');
    expect(dayWords('2026-09-03')).toBe('Thu 3 Sep');
    expect(daysWords(['2026-11-26'])).toBe('Thu 26 Nov');
    expect(daysWords(['2026-11-27', '2026-11-26'])).toBe('Thu 26 and Fri 27 Nov');
    expect(daysWords(['2026-11-26', '2026-11-27', '2026-12-01'])).toBe('Thu 26 Nov to Tue 1 Dec');
    const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
    expect(spanWords(span('2026-11-27T08:00Z', '2026-11-27T14:00Z'))).toBe('Fri 27 Nov, 08:00 to 14:00');
    expect(spanWords(span('2026-11-27T00:00Z', '2026-11-28T00:00Z'))).toBe('Fri 27 Nov, 00:00 to 24:00');
    expect(spanWords(span('2026-11-27T22:00Z', '2026-11-28T04:00Z'))).toBe('Fri 27 Nov, 22:00 to Sat 28 Nov, 04:00');
    expect([1, 2, 3, 4, 11, 12, 21, 22].map(ordinalWords)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '21st',
      '22nd',
    ]);
  });
});
