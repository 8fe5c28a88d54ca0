import { CircuitBreaker } from './circuit-breaker.js';

function breakerAt() {
  const clock = { ms: 0 };
  const breaker = new CircuitBreaker({ failuresToOpen: 3, openMs: 1000, maxOpenMs: 3000 }, () => clock.ms);
  const fail = (times: number) => {
    for (let i = 0; i < times; i += 1) breaker.failed();
  };
  return { clock, breaker, fail };
}

describe('CircuitBreaker', () => {
  it('stays closed while failures are not in a row', () => {
    const { breaker, fail } = breakerAt();
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.tryPass()).toBe(true);
  });

  it('opens after failures in a row and says when to come back', () => {
    const { breaker, clock, fail } = breakerAt();
    fail(3);
    clock.ms = 400;
    expect(breaker.tryPass()).toBe(false);
    expect(breaker.opensAgainIn).toBeCloseTo(0.6);
  });

  it('lets exactly one probe through, and closes when it succeeds', () => {
    const { breaker, clock, fail } = breakerAt();
    fail(3);
    clock.ms = 1000;
    expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, true]);
  });

  it('waits longer after each failed probe, up to its limit', () => {
    const { breaker, clock, fail } = breakerAt();
    fail(3);
    for (const expected of [2, 3, 3]) {
      clock.ms += 10_000;
      expect(breaker.tryPass()).toBe(true);
      breaker.failed();
      expect(breaker.opensAgainIn).toBe(expected);
    }
  });

  it('probes again when the caller of the probe hung up', () => {
    const { breaker, clock, fail } = breakerAt();
    fail(3);
    clock.ms = 1000;
    expect(breaker.tryPass()).toBe(true);
    breaker.released();
    expect(breaker.tryPass()).toBe(true);
  });
});
