import { type Terms, termsFor } from '../roles/terms.js';
import { factorOf, piecesAround, splitAfter, withoutBreak, type WorkedPart } from './worked-time.rules.js';

const terms = (changes: Partial<Terms> = {}): Terms => ({ ...termsFor('hour', 2_000), ...changes });
const dear = terms({ night_factor: 150, sunday_factor: 200 });
const part = (minutes: number, of: Partial<WorkedPart> = {}): WorkedPart => ({
  minutes,
  isNight: false,
  isSunday: false,
  ...of,
});
const night = (minutes: number) => part(minutes, { isNight: true });
const sunday = (minutes: number) => part(minutes, { isSunday: true });
const at = (time: string): Date => new Date(`2026-11-26T${time}:00Z`);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

describe('an unpaid break [R336]', () => {
  it('is taken out of ordinary minutes, wherever they stand', () => {
    expect(withoutBreak([night(120), part(240)], 60, dear)).toEqual([night(120), part(180)]);
    expect(withoutBreak([sunday(60), night(60), part(60), night(60)], 30, dear)).toEqual([
      sunday(60),
      night(60),
      part(30),
      night(60),
    ]);
  });

  it('takes the next cheapest once those are used up, and leaves no part of nothing', () => {
    expect(withoutBreak([sunday(60), night(120), part(60)], 90, dear)).toEqual([sunday(60), night(90)]);
    expect(withoutBreak([night(60), part(30)], 90, dear)).toEqual([]);
  });

  it('takes the earliest of those that cost the same', () => {
    expect(withoutBreak([part(120), night(120)], 60, terms({ night_factor: null }))).toEqual([part(60), night(120)]);
    expect(withoutBreak([night(60), part(60), night(60)], 90, dear)).toEqual([night(30), night(60)]);
  });
});

describe('minutes of a call', () => {
  it('have the highest factor, and of two alike that of the Sunday [R336]', () => {
    const both = part(60, { isNight: true, isSunday: true });
    expect(factorOf(both, dear)).toEqual({ kind: 'sunday', factor: 200 });
    expect(factorOf(both, terms({ night_factor: 200, sunday_factor: 200 }))).toEqual({ kind: 'sunday', factor: 200 });
    expect(factorOf(both, terms({ night_factor: 250, sunday_factor: 200 }))).toEqual({ kind: 'night', factor: 250 });
  });

  it('are cut where a day is full, without parts of nothing', () => {
    expect(splitAfter([part(60), night(60)], 0)).toEqual([[], [part(60), night(60)]]);
    expect(splitAfter([part(60), night(60)], 60)).toEqual([[part(60)], [night(60)]]);
    expect(splitAfter([part(60), night(60)], 90)).toEqual([[part(60), night(30)], [night(30)]]);
    expect(splitAfter([part(60), night(60)], 120)).toEqual([[part(60), night(60)], []]);
  });

  it('are those around the breaks, in order, and none where a break begins or ends the call', () => {
    const breaks = [span('15:30', '16:00'), span('08:00', '08:15'), span('12:00', '12:30')];
    expect(piecesAround(span('08:00', '16:00'), breaks)).toEqual([span('08:15', '12:00'), span('12:30', '15:30')]);
  });
});
