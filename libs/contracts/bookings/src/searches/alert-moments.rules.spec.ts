import { alertMoments } from './alert-moments.rules.js';

const momentsAt = (at: string): [string, string, string] => {
  const { nine, monday, today } = alertMoments(new Date(at));
  return [nine.toISOString(), monday.toISOString(), today];
};

describe('alerts that are not sent at once', () => {
  it('go out at 09:00 in London, each day or each Monday [R496]', () => {
    // Wednesday 10 June 2026, in summer time.
    expect(momentsAt('2026-06-10T07:59:59Z')).toEqual([
      '2026-06-10T08:00:00.000Z',
      '2026-06-15T08:00:00.000Z',
      '2026-06-10',
    ]);
    expect(momentsAt('2026-06-10T08:00:00Z')[0]).toBe('2026-06-11T08:00:00.000Z');
    expect(momentsAt('2026-06-15T07:00:00Z')[1]).toBe('2026-06-15T08:00:00.000Z');
    expect(momentsAt('2026-06-15T08:00:00Z')[1]).toBe('2026-06-22T08:00:00.000Z');
  });

  it('follow the clocks when they change [R496]', () => {
    expect(momentsAt('2026-10-24T12:00:00Z')).toEqual([
      '2026-10-25T09:00:00.000Z',
      '2026-10-26T09:00:00.000Z',
      '2026-10-24',
    ]);
  });
});
