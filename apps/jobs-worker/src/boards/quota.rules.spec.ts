import { creditOf, parseQuota } from './quota.rules.js';

const published = parseQuota('25/minute 250/day 1000/week 2500/month') ?? [];

describe('the quota of a board', () => {
  it('is read from its words', () => {
    expect(published).toHaveLength(4);
    expect(published[3]).toEqual({ limit: 2500, per: 'month' });
    expect(parseQuota('')).toEqual([]);
    for (const text of ['25', '25/hour', '0/day', '-1/day', 'x/day', '25/minute;5/day'])
      expect(parseQuota(text)).toBeNull();
  });

  it('is spent evenly: a month of runs every half hour stays within every window', () => {
    let left = 0;
    let spent = 0;
    for (let run = 0; run < 48 * 30; run += 1) {
      const credit = creditOf(published, left, 1800);
      spent += Math.floor(credit);
      left = credit - Math.floor(credit);
    }
    expect(spent).toBeGreaterThan(1900);
    expect(spent).toBeLessThanOrEqual(2000);
  });

  it('lets a first run spend a day’s worth, and not more after a long silence', () => {
    expect(Math.floor(creditOf(published, 0, 1e9))).toBe(66);
    expect(Math.floor(creditOf(published, 60, 1e9))).toBe(66);
    expect(creditOf(published, 3, 0)).toBe(3);
  });

  it('is no matter of runs when only the minute is limited', () => {
    expect(creditOf(parseQuota('60/minute') ?? [], 0, 0)).toBe(Number.MAX_SAFE_INTEGER);
  });
});
