import { isKept, Limits } from './limits.js';

describe('the limits of a drill', () => {
  it('are kept by what is as much as allowed, and by nothing more', () => {
    const limits = new Limits();
    limits.atMost('the longest wait, ms', 5500.4, 5500);
    limits.none('requests that failed', 1);
    limits.atMost('until all is as before, ms', Infinity, 10_000);
    expect(limits.all.map(isKept)).toEqual([true, false, false]);
  });
});
