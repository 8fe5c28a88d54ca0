import { digestMoment, quietFor } from './index.js';

const HOUR = 60 * 60_000;

describe('quiet hours and the digest, on London’s clocks', () => {
  it('reach over midnight, and end with their last minute', () => {
    const quiet = (at: string): number => quietFor(new Date(at), '22:00', '07:00') / HOUR;
    expect(quiet('2026-11-21T21:59:00Z')).toBe(0);
    expect(quiet('2026-11-21T22:00:00Z')).toBe(9);
    expect(quiet('2026-11-22T06:30:00Z')).toBe(0.5);
    expect(quiet('2026-11-22T07:00:00Z')).toBe(0);
    // Summer time: 21:30 UTC is 22:30 in London.
    expect(quiet('2026-07-01T21:30:00Z')).toBe(8.5);
  });

  it('are none without two different times', () => {
    const now = new Date();
    for (const [from, to] of [
      [null, null],
      ['22:00', null],
      ['09:00', '09:00'],
    ] as const)
      expect(quietFor(now, from, to)).toBe(0);
  });

  it('digests at 09:00, which is 08:00 UTC in summer', () => {
    const moment = (at: string): string | undefined => digestMoment(new Date(at))?.toISOString();
    expect(moment('2026-11-21T08:59:59Z')).toBeUndefined();
    expect(moment('2026-11-21T14:00:07.5Z')).toBe('2026-11-21T09:00:00.000Z');
    expect(moment('2026-07-01T08:00:00Z')).toBe('2026-07-01T08:00:00.000Z');
    // The clocks went forward at 01:00 that day.
    expect(moment('2026-03-29T20:00:00Z')).toBe('2026-03-29T08:00:00.000Z');
  });
});
