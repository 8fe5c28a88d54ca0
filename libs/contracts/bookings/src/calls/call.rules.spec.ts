import {
  callFieldProblems,
  callTexts,
  callTimeProblem,
  overlappingPair,
  shiftedBy,
  shiftOf,
  wallSpanOf,
} from './call.rules.js';

const day = '2026-11-26';
const next = '2026-11-27';

describe('the times of a call as they are typed', () => {
  it('take the whole day until both are there', () => {
    const whole = { starts_on: day, starts_at: null, ends_on: next, ends_at: null };
    expect(wallSpanOf({ starts_on: day })).toEqual(whole);
    expect(wallSpanOf({ starts_on: day, starts_at: '08:00', ends_at: null })).toEqual(whole);
    expect(wallSpanOf({ starts_on: day, starts_at: '', ends_at: '18:00' })).toEqual(whole);
  });

  it('end on the next day where the end is earlier on the clock, and on the day that is said', () => {
    const endOf = (starts_at: string, ends_at: string, ends_on?: string) =>
      wallSpanOf({ starts_on: day, starts_at, ends_at, ...(ends_on && { ends_on }) }).ends_on;
    expect([endOf('22:00', '04:00'), endOf('08:00', '18:00'), endOf('08:00', '08:00')]).toEqual([next, day, day]);
    expect(endOf('08:00', '18:00', next)).toBe(next);
  });

  it('keep which of two equal times is meant, and say nothing of it on any other night', () => {
    const typed = { starts_on: '2026-10-25', starts_at: '01:15', ends_at: '01:45' };
    expect(wallSpanOf({ ...typed, starts_again: true, ends_again: true })).toEqual({
      ...typed,
      ends_on: '2026-10-25',
      starts_again: true,
      ends_again: true,
    });
    expect(wallSpanOf({ ...typed, starts_again: false, ends_again: false })).toEqual({
      ...typed,
      ends_on: '2026-10-25',
    });
  });

  it('are told to be wrong by a code', () => {
    const codeOf = (starts_on: string, starts_at: string, ends_at: string, ends_on?: string) =>
      callTimeProblem({ starts_on, starts_at, ends_at, ...(ends_on && { ends_on }) })?.code ?? null;
    expect(codeOf(day, '08:00', '18:00')).toBeNull();
    expect(codeOf('2026-03-29', '01:30', '18:00')).toBe('TIME_SKIPPED');
    expect(codeOf(day, '08:00', '08:01', next)).toBe('CALL_TOO_LONG');
    expect(codeOf(day, '08:00', '07:00', day)).toBe('CALL_ENDS_BEFORE_START');
  });
});

describe('a field of a call', () => {
  it('is a day where the call starts, and where it ends if that is said', () => {
    const { starts_on, ends_on } = callFieldProblems;
    expect([day, '26 Nov', '', undefined].map(starts_on)).toEqual([null, callTexts.day, callTexts.day, callTexts.day]);
    expect([day, '26 Nov', '', undefined, null].map(ends_on)).toEqual([null, callTexts.day, null, null, null]);
  });

  it('is a time, of both ends or of neither', () => {
    const start = (starts_at: unknown, ends_at: unknown) => callFieldProblems.starts_at(starts_at, { ends_at });
    expect([start('08:00', '18:00'), start(undefined, null), start('', undefined)]).toEqual([null, null, null]);
    expect([start('08:00', ''), start(null, '18:00')]).toEqual([callTexts.bothTimes, callTexts.bothTimes]);
    expect(start('8', '18:00')).toBe(callTexts.time);
    expect(['18:00', '', null, undefined, '24:00', 18].map(callFieldProblems.ends_at)).toEqual([
      null,
      null,
      null,
      null,
      callTexts.time,
      callTexts.time,
    ]);
  });

  it('is a name and a place of one line, as long as its text says', () => {
    const { name, place } = callFieldProblems;
    expect(['Show day', '', null, undefined, 'x'.repeat(60)].map(name)).toEqual([null, null, null, null, null]);
    expect(['x'.repeat(61), 'Show\nday', 7].map(name)).toEqual([callTexts.name, callTexts.name, callTexts.name]);
    expect(['x'.repeat(160), 'x'.repeat(161)].map(place)).toEqual([null, callTexts.place]);
  });
});

describe('calls of one person', () => {
  const labelled = (label: string, from: string, to: string) => ({
    label,
    span: { from: new Date(`2026-11-26T${from}Z`), to: new Date(`2026-11-26T${to}Z`) },
  });

  it('are told apart by the first two that overlap, in the order of time', () => {
    const calls = [
      labelled('Show', '18:00', '23:00'),
      labelled('Get-in', '08:00', '12:00'),
      labelled('Get-out', '22:00', '23:30'),
      labelled('Rehearsal', '12:00', '18:00'),
    ];
    expect(overlappingPair(calls)?.map(({ label }) => label)).toEqual(['Show', 'Get-out']);
    expect(overlappingPair(calls.slice(0, 2))).toBeNull();
    expect(overlappingPair([])).toBeNull();
  });
});

describe('a job that is copied to another day', () => {
  it('moves to that day, or to the next one with the weekday that it had', () => {
    // A Thursday, to each day from Monday to Sunday.
    const to = (newDay: string) => shiftOf('2026-11-26', newDay);
    expect(
      ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'].map(to),
    ).toEqual([7, 7, 7, 7, 14, 14, 14]);
    expect([to('2026-11-26'), to('2026-11-19')]).toEqual([0, -7]);
  });

  it('keeps the times of its calls on the clock', () => {
    const night = {
      starts_on: '2026-10-25',
      starts_at: '01:30',
      starts_again: true,
      ends_on: '2026-10-26',
      ends_at: '06:00',
    };
    expect(shiftedBy(night, 7)).toEqual({
      starts_on: '2026-11-01',
      starts_at: '01:30',
      ends_on: '2026-11-02',
      ends_at: '06:00',
    });
  });
});
