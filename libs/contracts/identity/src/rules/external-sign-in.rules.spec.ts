import { externalSignInErrors, externalSignInText, handOffPrefix, isReturnKey } from './external-sign-in.rules.js';

describe('why an external sign-in failed', () => {
  it.each([
    ['access_denied', 'Google permission required. Please allow access to email and profile to continue.'],
    ['token_revoked', 'Google session expired. Please sign in again.'],
    [
      'account_exists',
      'An account with this email already exists. Please sign in with your password, not with Google.',
    ],
    ['email_missing', 'Google did not tell us your email address. Please sign up with it instead.'],
    ['email_unverified', 'Please verify your email before signing in. We have sent you a link.'],
    ['account_suspended', 'This account is suspended. Please contact us.'],
    ['not_configured', 'Google authentication failed. Please try again.'],
    ['failed', 'Google authentication failed. Please try again.'],
  ])('%s reads “%s”', (error, text) => {
    expect(externalSignInErrors).toContain(error);
    expect(externalSignInText(error, 'google')).toBe(text);
  });

  it('names the provider, and one that is not known in general', () => {
    expect(
      ['google', 'facebook', 'linkedin', 'Google', ''].map((by) => externalSignInText('token_revoked', by)),
    ).toEqual([
      'Google session expired. Please sign in again.',
      'Facebook session expired. Please sign in again.',
      'LinkedIn session expired. Please sign in again.',
      'External session expired. Please sign in again.',
      'External session expired. Please sign in again.',
    ]);
  });

  it.each(['', 'constructor', 'toString', '__proto__', '<b>'])('reads %j as a plain failure', (error) => {
    expect(externalSignInText(error, 'facebook')).toBe('Facebook authentication failed. Please try again.');
  });
});

describe('the key of a hand-off', () => {
  it.each(['a'.repeat(16), 'Z_-9'.repeat(16)])('is %j', (key) => expect(isReturnKey(key)).toBe(true));

  it.each(['a'.repeat(15), 'a'.repeat(65), `${'a'.repeat(16)}.`, ` ${'a'.repeat(16)}`, '', null, 7, ['a'.repeat(16)]])(
    'is not %j',
    (key) => expect(isReturnKey(key)).toBe(false),
  );

  it('is not mixed up with the token, which says what it is', () => expect(handOffPrefix).toBe('handoff.'));
});
