import { FrameRate } from './frame-rate.policy.js';

describe('the pace of a socket', () => {
  it('allows so many frames a second and begins anew with the next', () => {
    const rate = new FrameRate(3);
    expect([0, 10, 20, 30].map((at) => rate.isTooFast(5000 + at))).toEqual([false, false, false, true]);
    expect(rate.isTooFast(6000)).toBe(false);
  });
});
