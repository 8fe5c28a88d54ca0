import { type PlacedSpan, warningsOf } from './rest.rules.js';

const at = (from: string, to: string, more: Partial<PlacedSpan> = {}): PlacedSpan => ({
  from: new Date(`2026-11-${from}:00Z`),
  to: new Date(`2026-11-${to}:00Z`),
  point: null,
  isOwn: false,
  ...more,
});
const leeds = { lat: 53.8, lon: -1.55 };
const london = { lat: 51.5, lon: -0.12 };

describe('warnings beside a call', () => {
  const asked = at('27T08:00', '27T18:00', { isOwn: true });

  it('name the rest to the crew member, to a company only that it is tight [R373]', () => {
    const night = at('26T18:00', '27T00:30');
    expect(warningsOf([asked], [night], true)).toEqual(['Only 7 h 30 min of rest before your call at 08:00.']);
    expect(warningsOf([asked], [night], false)).toEqual(['Tight']);
    expect(warningsOf([asked], [{ ...night, isOwn: true }], false)).toEqual(['Short turnaround']);
  });

  it('are none from eleven hours on, nor between two calls that others booked [R373]', () => {
    expect(warningsOf([asked], [at('26T15:00', '26T21:00')], true)).toEqual([]);
    expect(warningsOf([asked], [at('24T08:00', '24T20:00'), at('24T22:00', '25T04:00')], true)).toEqual([]);
  });

  it('name the way only where both places are known and it does not fit [R374]', () => {
    const [before, here] = [at('27T04:00', '27T07:00', { point: london }), { ...asked, point: leeds }];
    const words = warningsOf([here], [before], true);
    expect(words[1]).toMatch(/^About 4 h \d+ min apart, 1 h between\.$/);
    expect(warningsOf([here], [before], false)).toEqual(['Tight']);
    expect(warningsOf([here], [{ ...before, point: null }], true)).toHaveLength(1);
  });
});
