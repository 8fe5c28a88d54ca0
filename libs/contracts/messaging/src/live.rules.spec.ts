import { liveErrors, liveLimits } from './live.rules.js';

describe('the live channel', () => {
  it('takes frames of 16 KB, twenty within a second', () => {
    expect(liveLimits).toMatchObject({ frameBytes: 16_384, framesPerSecond: 20 });
  });

  it('says why a socket was closed', () => {
    const words = Object.entries(liveErrors).map(([code, { message }]) => [code, message]);
    expect(Object.fromEntries(words)).toEqual({
      AUTH_REQUIRED: 'Please log in to continue.',
      FORBIDDEN: 'Access denied',
      TOO_MANY_SOCKETS: 'Too many open tabs. Please close some of them.',
      RATE_LIMITED: 'Too many requests. Please wait a moment and try again.',
    });
  });
});
