/** Reasons an external sign-in comes back with in `?oauth_error=`. */
export const externalSignInErrors = [
  'access_denied',
  'token_revoked',
  'account_exists',
  'email_missing',
  'email_unverified',
  'account_suspended',
  'not_configured',
  'failed',
] as const;
export type ExternalSignInError = (typeof externalSignInErrors)[number];

export const externalProviders = ['google', 'facebook', 'linkedin'] as const;
export type ExternalProvider = (typeof externalProviders)[number];
export const externalProviderNames: Record<ExternalProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
};

/** What a hand-off begins with: no other token is taken from an address. */
export const handOffPrefix = 'handoff.';

/** A random word of the browser that asks for a hand-off: the answer brings it back. */
export const isReturnKey = (key: unknown): key is string => typeof key === 'string' && /^[\w-]{16,64}$/.test(key);

export const externalSignInProcessingFailed = 'Failed to process OAuth login. Please try again.';

/** What a person can do something about has words of its own; everything else is a plain failure. */
const externalTexts: Partial<Record<string, (label: string) => string>> = {
  access_denied: (label) => `${label} permission required. Please allow access to email and profile to continue.`,
  token_revoked: (label) => `${label} session expired. Please sign in again.`,
  account_exists: (label) =>
    `An account with this email already exists. Please sign in with your password, not with ${label}.`,
  email_missing: (label) => `${label} did not tell us your email address. Please sign up with it instead.`,
  email_unverified: () => 'Please verify your email before signing in. We have sent you a link.',
  account_suspended: () => 'This account is suspended. Please contact us.',
};

/** The text for `?oauth_error=…&provider=…`; anything unknown reads as a plain failure. */
export function externalSignInText(error: string, provider: string): string {
  const name = externalProviders.find((known) => known === provider);
  const label = name ? externalProviderNames[name] : 'External';
  const own = Object.hasOwn(externalTexts, error) ? externalTexts[error] : undefined;
  return own?.(label) ?? `${label} authentication failed. Please try again.`;
}
