import { type Look, percentile, recoveryOf } from './watch.js';

const look = (at: number, tookMs: number, status: number | null = 200): Look => ({ area: 'jobs', at, tookMs, status });
const looks = (from: number, ...times: number[]): Look[] =>
  times.map((tookMs, index) => look(from + index * 10, tookMs));

describe('how long reading took to be as before', () => {
  const before = looks(0, 200, 200, 200, 200);

  it('is until the end of the fifth good read in a row after the mending', () => {
    expect(recoveryOf([...before, ...looks(100, 200, 200, 200, 200, 200)], 50, 100)).toBe(240);
  });

  it('begins again with one that is half as slow again, or fails', () => {
    const slow = [...looks(100, 200, 301), ...looks(120, 200, 200, 300, 200, 200)];
    expect(recoveryOf([...before, ...slow], 50, 100)).toBe(260);
    const failing = [look(100, 5, 503), look(110, 5, null), ...looks(120, 200, 200, 200, 200, 200)];
    expect(recoveryOf([...before, ...failing], 50, 100)).toBe(260);
  });

  it('takes no notice of a tenth of a second', () => {
    expect(recoveryOf([...looks(0, 2, 2), ...looks(100, 90, 90, 90, 90, 90)], 50, 100)).toBe(130);
  });

  it('is null while it never is', () => {
    expect(recoveryOf([...before, ...looks(100, 200, 200, 200, 200)], 50, 100)).toBeNull();
  });
});

describe('a percentile', () => {
  it('is the value below which that share lies', () => {
    expect([percentile([3, 1, 2, 4], 0.5), percentile([3, 1, 2, 4], 0.99), percentile([], 0.5)]).toEqual([3, 4, 0]);
  });
});
