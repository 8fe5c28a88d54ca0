/** Reasons an external sign-in comes back with in `?oauth_error=`. */
export const externalSignInErrors = ['access_denied', 'token_revoked', 'failed'] as const;
export type ExternalSignInError = (typeof externalSignInErrors)[number];

export const externalProviders = ['google', 'facebook', 'linkedin'] as const;
export type ExternalProvider = (typeof externalProviders)[number];
export const externalProviderNames: Record<ExternalProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
};

export const externalSignInProcessingFailed = 'Failed to process OAuth login. Please try again.';

/** The text for `?oauth_error=…&provider=…`; anything unknown reads as a plain failure. */
export function externalSignInText(error: string, provider: string): string {
  const name = externalProviders.find((known) => known === provider);
  const label = name ? externalProviderNames[name] : 'External';
  if (error === 'access_denied')
    return `${label} permission required. Please allow access to email and profile to continue.`;
  if (error === 'token_revoked') return `${label} session expired. Please sign in again.`;
  return `${label} authentication failed. Please try again.`;
}
