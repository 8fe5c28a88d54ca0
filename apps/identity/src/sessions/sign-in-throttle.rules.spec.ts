import { backOffSeconds, throttlesFor } from './sign-in-throttle.rules.js';

describe('slowing guesses down', () => {
  it('doubles the wait up to a minute, never longer', () => {
    expect([1, 2, 3, 6, 7, 50, 10_000].map(backOffSeconds)).toEqual([1, 2, 4, 32, 60, 60, 60]);
  });

  it('counts failures of a quarter of an hour, by address and source and by address alone', () => {
    const [bySource, byAccount] = throttlesFor('a@b.org', { address: '81.2.69.142', isKnown: false });
    expect(bySource).toEqual({
      counter: { name: 'sign-in-source', points: Number.MAX_SAFE_INTEGER, seconds: 900 },
      gate: { name: 'sign-in-source-gate', points: 1, seconds: 60 },
      free: 5,
      subject: 'a@b.org 81.2.69.142',
    });
    expect(byAccount).toEqual({
      counter: { name: 'sign-in-account', points: Number.MAX_SAFE_INTEGER, seconds: 900 },
      gate: { name: 'sign-in-account-gate', points: 1, seconds: 60 },
      free: 50,
      subject: 'a@b.org',
    });
  });

  it('holds up an account as a whole only for places its owner is not known at', () => {
    const names = (isKnown: boolean) => throttlesFor('a@b.org', { address: 'x', isKnown }).map(({ gate }) => gate.name);
    expect(names(true)).toEqual(['sign-in-source-gate']);
    expect(names(false)).toEqual(['sign-in-source-gate', 'sign-in-account-gate']);
  });
});
