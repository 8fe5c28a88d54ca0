import { creditOf, parseQuota, quotaOf } from './quota.rules.js';

const published = parseQuota('25/minute 250/day 1000/week 2500/month') ?? [];

describe('the quota of a board', () => {
  it('is read from its words', () => {
    expect(published).toHaveLength(4);
    expect(published[3]).toEqual({ limit: 2500, per: 'month' });
    expect(parseQuota('')).toEqual([]);
    expect(parseQuota(' 1/week,  25/minute ')).toEqual([
      { limit: 1, per: 'week' },
      { limit: 25, per: 'minute' },
    ]);
    for (const text of ['25', '25/hour', '0/day', '-1/day', 'x/day', '25/minute;5/day', '9999999999/day', '25/days'])
      expect(parseQuota(text)).toBeNull();
    expect(parseQuota('25/minute 0/day')).toBeNull();
  });

  it('is none where its words are no quota', () => {
    expect(quotaOf('250/day')).toEqual([{ limit: 250, per: 'day' }]);
    expect(quotaOf('plenty')).toEqual([]);
  });

  it('earns four fifths of the day’s calls in a day, half of that in half a day', () => {
    const daily = quotaOf('250/day');
    expect([0, 43_200, 86_400, 172_800].map((seconds) => creditOf(daily, 0, seconds))).toEqual([0, 100, 200, 200]);
    expect(creditOf(daily, 7, -3600)).toBe(7);
    expect(creditOf(quotaOf('250/day 1/minute'), 0, 86_400)).toBe(200);
    expect(creditOf(quotaOf('70/week 250/day'), 0, 86_400)).toBe(8);
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
