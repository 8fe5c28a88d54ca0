import { ProviderError } from './provider.errors.js';

interface Expected {
  issuers: readonly string[];
  clientId: string;
  nonce: string;
  isNonceReturned: boolean;
  /** Seconds since 1970. */
  now: number;
}

const SKEW_SECONDS = 60;

interface Claims {
  iss?: unknown;
  aud?: unknown;
  azp?: unknown;
  exp?: unknown;
  sub?: unknown;
  nonce?: unknown;
}

function claimsIn(token: unknown): Claims | null {
  const [, text = ''] = typeof token === 'string' ? token.split('.') : [];
  try {
    const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/**
 * Checks the claims of an id token that came straight from the provider's token endpoint, where the connection vouches
 * for who made it (OpenID Connect Core 3.1.3.7, step 6). Answers the subject.
 * @throws ProviderError
 */
export function subjectOfIdToken(token: unknown, expected: Expected): string {
  const claims = claimsIn(token);
  if (!claims) throw new ProviderError('failed');
  const { iss, aud, azp = expected.clientId, exp, sub, nonce } = claims;
  const isForUs = [aud].flat().includes(expected.clientId) && azp === expected.clientId;
  const isInTime = typeof exp === 'number' && exp > expected.now - SKEW_SECONDS;
  const isOurs = nonce === expected.nonce || (nonce === undefined && !expected.isNonceReturned);
  const isIssued = expected.issuers.some((issuer) => issuer === iss);
  if (!isIssued || !isForUs || !isInTime || !isOurs || typeof sub !== 'string') throw new ProviderError('failed');
  return sub;
}
