import { subjectOfIdToken } from './id-token.rules.js';
import { ProviderError } from './provider.errors.js';

const now = 1_800_000_000;
const expected = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  clientId: 'crewcall',
  nonce: 'n-1',
  isNonceReturned: true,
  now,
};
const claims = { iss: 'https://accounts.google.com', aud: 'crewcall', exp: now + 300, sub: '1101', nonce: 'n-1' };
const tokenOf = (payload: unknown): string =>
  ['{}', JSON.stringify(payload), 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const subjectOf = (change: object, of = expected): string => subjectOfIdToken(tokenOf({ ...claims, ...change }), of);

describe('an id token', () => {
  it.each([
    {},
    { iss: 'accounts.google.com' },
    { aud: ['another', 'crewcall'] },
    { azp: 'crewcall' },
    { exp: now - 59 },
    { name: 'Zoë ÿ??>' },
  ])('with %j names its subject', (change) => expect(subjectOf(change)).toBe('1101'));

  it.each([
    { iss: 'https://evil.example' },
    { iss: undefined },
    { aud: 'another' },
    { aud: ['another'] },
    { aud: 'crewcall2' },
    { aud: undefined },
    { azp: 'another' },
    { aud: ['another', 'crewcall'], azp: 'another' },
    { exp: now - 60 },
    { exp: String(now + 300) },
    { exp: undefined },
    { nonce: 'n-2' },
    { nonce: undefined },
    { sub: 1101 },
    { sub: undefined },
  ])('with %j is none of ours', (change) => expect(() => subjectOf(change)).toThrow(new ProviderError('failed')));

  it('may lack the nonce of a provider that returns none, but not have another', () => {
    const silent = { ...expected, isNonceReturned: false };
    expect(subjectOf({ nonce: undefined }, silent)).toBe('1101');
    expect(subjectOf({}, silent)).toBe('1101');
    expect(() => subjectOf({ nonce: 'n-2' }, silent)).toThrow(ProviderError);
    expect(() => subjectOf({ nonce: null }, silent)).toThrow(ProviderError);
  });

  it.each([undefined, null, 7, {}, '', 'a', 'a.b', 'a..c', tokenOf(null), tokenOf('text'), tokenOf(7), tokenOf([])])(
    'cannot be read of %j',
    (token) => expect(() => subjectOfIdToken(token, expected)).toThrow(new ProviderError('failed')),
  );
});
