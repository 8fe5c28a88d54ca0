import fc from 'fast-check';
import { digestMoment, MAILS_PER_DAY, quietFor, timeOfDay } from './quiet-hours.rules.js';

const MINUTE = 60_000;
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

it('a time of day is hours and minutes of two digits each', () => {
  expect(['00:00', '09:05', '19:59', '23:59'].filter((time) => !timeOfDay.test(time))).toEqual([]);
  const others = ['24:00', '9:05', '09:60', '09:5', '0905', ' 09:05', '09:05 ', '09:05:00', 'a9:05', '109:05'];
  expect(others.filter((time) => timeOfDay.test(time))).toEqual([]);
});

it('one person gets fifty single mails within a day', () => {
  expect(MAILS_PER_DAY).toBe(50);
});

describe('quiet hours', () => {
  const quiet = (clock: string, from: string, to: string): number =>
    quietFor(new Date(`2026-11-21T${clock}:30Z`), from, to) / MINUTE;

  it.each([
    ['12:59', 0],
    ['13:00', 45],
    ['13:44', 1],
    ['13:45', 0],
  ])('within one day: at %s they last %i minutes more', (clock, minutes) => {
    expect(quiet(clock, '13:00', '13:45')).toBe(minutes);
  });

  it('are none where only one of the times is given', () => {
    expect([quietFor(new Date(), null, '07:00'), quietFor(new Date(), '22:00', null)]).toEqual([0, 0]);
  });

  it('last from their begin to their end, and are over then', () => {
    fc.assert(
      fc.property(times, times, (from, to) => {
        const left = quiet(from, from, to);
        expect(left > 0).toBe(from !== to);
        const end = new Date(Date.parse(`2026-11-21T${from}:00Z`) + left * MINUTE);
        expect(end.toISOString().slice(11, 16)).toBe(to);
        expect(quiet(to, from, to)).toBe(0);
      }),
    );
  });
});

it('the digest is at 09:00 sharp, whatever the minute and second are', () => {
  expect(digestMoment(new Date('2026-11-21T09:00:00Z'))?.toISOString()).toBe('2026-11-21T09:00:00.000Z');
  expect(digestMoment(new Date('2026-11-21T23:47:31.250Z'))?.toISOString()).toBe('2026-11-21T09:00:00.000Z');
  expect(digestMoment(new Date('2026-11-21T00:30:00Z'))).toBeNull();
});
