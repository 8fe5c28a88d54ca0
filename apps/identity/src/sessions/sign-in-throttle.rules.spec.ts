import { backOffSeconds, throttlesFor } from './sign-in-throttle.rules.js';

describe('slowing guesses down', () => {
  it('doubles the wait up to a minute, never longer', () => {
    expect([1, 2, 3, 6, 7, 50, 10_000].map(backOffSeconds)).toEqual([1, 2, 4, 32, 60, 60, 60]);
  });

  it('holds up an account as a whole only for places its owner is not known at', () => {
    const names = (isKnown: boolean) => throttlesFor('a@b.org', { address: 'x', isKnown }).map(({ gate }) => gate.name);
    expect(names(true)).toEqual(['sign-in-source-gate']);
    expect(names(false)).toEqual(['sign-in-source-gate', 'sign-in-account-gate']);
  });
});
