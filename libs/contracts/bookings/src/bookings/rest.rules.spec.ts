import fc from 'fast-check';
import {
  isShortRest,
  milesBetween,
  type PlacedSpan,
  restMinutes,
  restWords,
  travelMinutes,
  travelWords,
  warningsOf,
} from './rest.rules.js';

const at = (from: string, to: string, more: Partial<PlacedSpan> = {}): PlacedSpan => ({
  from: new Date(`2026-11-${from}:00Z`),
  to: new Date(`2026-11-${to}:00Z`),
  point: null,
  isOwn: true,
  ...more,
});
const leeds = { lat: 53.8, lon: -1.55 };
const london = { lat: 51.5, lon: -0.12 };
const bradford = { lat: 53.79, lon: -1.76 };

describe('rest between two calls', () => {
  const call = at('26T08:00', '26T18:00');

  it('is short under eleven hours, also where one call follows the other at once', () => {
    const followedAt = (from: string): boolean => isShortRest(call, at(from, '28T08:00'));
    expect(['26T18:00', '27T04:59', '27T05:00'].map(followedAt)).toEqual([true, true, false]);
  });

  it('is none between calls that overlap', () => {
    const overlapping = at('26T17:00', '26T23:00');
    expect([restMinutes(call, overlapping), isShortRest(call, overlapping)]).toEqual([-60, false]);
    expect(warningsOf([call], [overlapping], true)).toEqual([]);
  });

  it('is counted in whole minutes', () => {
    const later = { from: new Date('2026-11-26T20:30:59Z'), to: new Date('2026-11-26T22:00:00Z') };
    expect(restMinutes(call, later)).toBe(150);
  });

  it('is said in hours and minutes, none of which is a nought beside the other', () => {
    expect([0, 45, 60, 90, 600].map((minutes) => restWords(minutes, '06:00'))).toEqual([
      'Only 0 min of rest before your call at 06:00.',
      'Only 45 min of rest before your call at 06:00.',
      'Only 1 h of rest before your call at 06:00.',
      'Only 1 h 30 min of rest before your call at 06:00.',
      'Only 10 h of rest before your call at 06:00.',
    ]);
  });
});

describe('the way between two calls', () => {
  it('is measured along the great circle: 170 miles from Leeds to London, 69 for a degree of latitude', () => {
    expect(milesBetween(leeds, london)).toBeCloseTo(169.9, 0);
    expect(milesBetween({ lat: 51, lon: 0 }, { lat: 52, lon: 0 })).toBeCloseTo(69.1, 1);
    expect(milesBetween({ lat: 0, lon: 10 }, { lat: 0, lon: 11 })).toBeCloseTo(69.1, 1);
    expect(milesBetween({ lat: 60, lon: 10 }, { lat: 60, lon: 11 })).toBeCloseTo(34.5, 1);
  });

  it('is as long back as there, and nothing to the same place', () => {
    const point = fc.record({
      lat: fc.double({ min: 49, max: 61, noNaN: true }),
      lon: fc.double({ min: -8, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one));
        expect(milesBetween(one, one)).toBe(0);
      }),
    );
  });

  it('takes a quarter of an hour at least, and longer in steps of five minutes', () => {
    expect([0, 1, 10, 45, 100].map(travelMinutes)).toEqual([15, 15, 15, 80, 175]);
  });

  it('is named where it takes longer than the time between the calls, by a minute too', () => {
    const way = travelMinutes(milesBetween(leeds, london));
    expect(way).toBe(295);
    expect(travelWords(294, leeds, london)).toBe('About 4 h 55 min apart, 4 h 54 min between.');
    expect(travelWords(295, leeds, london)).toBeNull();
  });

  it('is not named within half a mile, where a place is not known, nor between calls that overlap', () => {
    expect(travelWords(5, leeds, { lat: 53.8005, lon: -1.55 })).toBeNull();
    expect(travelWords(5, leeds, bradford)).toBe('About 15 min apart, 5 min between.');
    expect([travelWords(5, null, leeds), travelWords(5, leeds, null), travelWords(-1, leeds, london)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(travelWords(0, leeds, london)).toBe('About 4 h 55 min apart, 0 min between.');
  });
});

describe('warnings of what is asked beside what is booked', () => {
  const asked = at('27T08:00', '27T18:00', { point: leeds });
  const night = at('26T18:00', '27T04:00', { point: london });

  it('tell a company that booked both calls of the short turnaround and of the way', () => {
    expect(warningsOf([asked], [night], false)).toEqual(['Short turnaround', 'About 4 h 55 min apart, 4 h between.']);
  });

  it('tell a company no more than that it is tight where either of the two is of another', () => {
    expect(warningsOf([asked], [{ ...night, isOwn: false }], false)).toEqual(['Tight']);
    expect(warningsOf([{ ...asked, isOwn: false }], [night], false)).toEqual(['Tight']);
    const roomy = at('25T08:00', '25T18:00', { isOwn: false });
    expect(warningsOf([asked], [roomy], false)).toEqual([]);
  });

  it('are tight by a way alone, and named to a company that booked both', () => {
    const far = at('26T10:00', '26T20:00', { point: { lat: 35, lon: -20 } });
    expect(warningsOf([asked], [{ ...far, isOwn: false }], false)).toEqual(['Tight']);
    expect(warningsOf([asked], [far], false)).toEqual([
      expect.stringMatching(/^About \d+ h( \d+ min)? apart, 12 h between\.$/),
    ]);
  });

  it('look at the call after what is asked as well as at the one before, each warning once', () => {
    const after = at('28T02:00', '28T08:00');
    expect(warningsOf([asked], [after], true)).toEqual(['Only 8 h of rest before your call at 02:00.']);
    const between = { ...asked, point: null };
    expect(warningsOf([between], [{ ...night, point: null }, after], false)).toEqual(['Short turnaround']);
  });

  it('are the same in whatever order the calls come', () => {
    const later = at('28T02:00', '28T08:00');
    const words = warningsOf([asked, later], [night], true);
    expect(words).toEqual([
      'Only 4 h of rest before your call at 08:00.',
      'About 4 h 55 min apart, 4 h between.',
      'Only 8 h of rest before your call at 02:00.',
    ]);
    expect(warningsOf([later, asked], [night], true)).toEqual(words);
  });

  it('are of a call that follows at once, and none of one that begins before the other is over', () => {
    const long = at('27T18:00', '27T23:00', { point: london });
    expect(warningsOf([asked], [long], true)).toEqual([
      'Only 0 min of rest before your call at 18:00.',
      'About 4 h 55 min apart, 0 min between.',
    ]);
    const overlapping = at('27T17:59', '27T23:00', { point: london });
    expect([warningsOf([asked], [overlapping], true), warningsOf([asked], [overlapping], false)]).toEqual([[], []]);
  });

  it('say nothing of the rest between two calls that were booked before', () => {
    expect(warningsOf([at('29T08:00', '29T18:00')], [asked, night], true)).toEqual([]);
  });
});
