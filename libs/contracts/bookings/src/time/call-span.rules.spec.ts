import {
  clockChangeOf,
  clockChangeWords,
  doSpansMeet,
  hoursWords,
  overlapOf,
  spanOf,
  spellMinutes,
  wallBounds,
  wallMinutesOf,
  wallOfSpan,
  type WallSpan,
  wholeDay,
} from './call-span.rules.js';

const wall = (from: string, to: string, more: Partial<WallSpan> = {}): WallSpan => ({
  starts_on: from.slice(0, 10),
  starts_at: from.slice(11),
  ends_on: to.slice(0, 10),
  ends_at: to.slice(11),
  ...more,
});
const span = (from: string, to: string) => ({
  from: new Date(`2026-11-26T${from}:00Z`),
  to: new Date(`2026-11-26T${to}:00Z`),
});

describe('a stretch of time', () => {
  it('is none where its end is skipped by the clocks, nor where it ends before it starts', () => {
    expect(spanOf(wall('2026-03-28 22:00', '2026-03-29 01:30'))).toBe('skipped');
    expect(spanOf(wall('2026-11-26 08:00', '2026-11-26 07:59'))).toBe('ends_before_start');
    expect(wallBounds(wall('2026-11-26 08:00', '2026-11-26 08:00'))).toBe('ends_before_start');
  });

  it('that lasts longer than a call may is still one of the calendar', () => {
    const week = wall('2026-11-20 08:00', '2026-11-27 08:00');
    expect(spanOf(week)).toBe('too_long');
    expect(wallBounds(week)).toEqual({ from: new Date('2026-11-20T08:00Z'), to: new Date('2026-11-27T08:00Z') });
  });

  it('ends at the second of two equal times where that is said', () => {
    const ended = wallBounds(wall('2026-10-24 22:00', '2026-10-25 01:30', { ends_again: true }));
    expect(ended).toEqual({ from: new Date('2026-10-24T21:00Z'), to: new Date('2026-10-25T01:30Z') });
    const first = wallBounds(wall('2026-10-24 22:00', '2026-10-25 01:30'));
    expect(first).toMatchObject({ to: new Date('2026-10-25T00:30Z') });
  });

  it('is written as clocks show it, with which of two equal times is meant', () => {
    const shown = (from: string, to: string) => wallOfSpan({ from: new Date(from), to: new Date(to) });
    expect(shown('2026-11-26T08:00Z', '2026-11-26T18:00Z')).toEqual(wall('2026-11-26 08:00', '2026-11-26 18:00'));
    expect(shown('2026-10-25T00:30Z', '2026-10-25T01:30Z')).toEqual(
      wall('2026-10-25 01:30', '2026-10-25 01:30', { ends_again: true }),
    );
    expect(shown('2026-10-25T01:15Z', '2026-10-25T08:00Z')).toEqual(
      wall('2026-10-25 01:15', '2026-10-25 08:00', { starts_again: true }),
    );
  });

  it('of a whole London day is one whose time is to follow; of two days, or a part of one, it is not', () => {
    const shown = (from: string, to: string) => wallOfSpan({ from: new Date(from), to: new Date(to) });
    expect(shown('2026-11-26T00:00Z', '2026-11-27T00:00Z')).toEqual(wholeDay('2026-11-26'));
    expect(shown('2026-07-09T23:00Z', '2026-07-10T23:00Z')).toEqual(wholeDay('2026-07-10'));
    expect(shown('2026-11-26T00:00Z', '2026-11-28T00:00Z')).toEqual(wall('2026-11-26 00:00', '2026-11-28 00:00'));
    expect(shown('2026-11-26T08:00Z', '2026-11-27T00:00Z')).toEqual(wall('2026-11-26 08:00', '2026-11-27 00:00'));
    expect(shown('2026-11-26T00:00Z', '2026-11-27T01:00Z')).toEqual(wall('2026-11-26 00:00', '2026-11-27 01:00'));
  });
});

describe('the clocks on the wall', () => {
  it('count from one time to the other, across days, whatever the clocks do', () => {
    expect(wallMinutesOf(wall('2026-11-26 08:15', '2026-11-26 18:45'))).toBe(630);
    expect(wallMinutesOf(wall('2026-11-26 22:00', '2026-11-28 04:30'))).toBe(1_830);
    expect(wallMinutesOf(wall('2026-03-28 22:00', '2026-03-29 06:00'))).toBe(480);
    expect(wallMinutesOf(wholeDay('2026-03-29'))).toBe(1_440);
  });

  it('go forward or back during a call, or neither', () => {
    expect(clockChangeOf(wall('2026-03-28 22:00', '2026-03-29 06:00'))).toBe('forward');
    expect(clockChangeOf(wall('2026-10-24 22:00', '2026-10-25 06:00'))).toBe('back');
    expect(clockChangeOf(wall('2026-11-26 22:00', '2026-11-27 06:00'))).toBeNull();
    expect(clockChangeOf(wall('2026-11-26 08:00', '2026-11-26 08:00'))).toBeNull();
  });

  it('say how long the night is in hours and minutes', () => {
    expect(clockChangeWords(wall('2026-10-24 22:00', '2026-10-25 05:30'))).toBe('The clocks go back: 8 h 30 min');
    expect(clockChangeWords(wall('2026-03-29 00:30', '2026-03-29 02:30'))).toBe('The clocks go forward: 1 hour');
    expect(clockChangeWords(wall('2026-03-29 01:30', '2026-03-29 08:00'))).toBeNull();
  });
});

describe('a length of time', () => {
  it('is said by itself', () => {
    expect([60, 540, 450, 30].map(hoursWords)).toEqual(['1 hour', '9 hours', '7 h 30 min', '0 h 30 min']);
  });

  it('is said beside others', () => {
    expect([1_005, 480, 20, 0].map(spellMinutes)).toEqual(['16 h 45 min', '8 h', '20 min', '0 h']);
  });
});

describe('two stretches of time', () => {
  it('have in common what lies in both, in either order', () => {
    const [one, other] = [span('08:00', '14:00'), span('12:00', '18:00')];
    expect(overlapOf(one, other)).toEqual(span('12:00', '14:00'));
    expect(overlapOf(other, one)).toEqual(span('12:00', '14:00'));
    expect(overlapOf(span('08:00', '18:00'), span('10:00', '11:00'))).toEqual(span('10:00', '11:00'));
  });

  it('do not meet where one follows the other, in either order', () => {
    const [one, other] = [span('08:00', '14:00'), span('14:00', '18:00')];
    expect([doSpansMeet(one, other), doSpansMeet(other, one)]).toEqual([false, false]);
    expect(overlapOf(other, one)).toBeNull();
    expect(doSpansMeet(one, span('13:59', '18:00'))).toBe(true);
  });
});
