import type { ExternalSignInError } from '@crewcall/contracts-identity';

/** Why a sign-in failed; travels back to the sign-in page in `?oauth_error=`. */
export class ProviderError extends Error {
  constructor(readonly reason: ExternalSignInError) {
    super(`External sign-in: ${reason}`);
  }
}
