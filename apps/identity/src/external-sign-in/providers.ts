import type { ExternalProvider } from '@crewcall/contracts-identity';

export interface ProviderFacts {
  authorizationURL: string;
  tokenURL: string;
  profileURL: string;
  scope: string[];
  /** Who signs the id token; null for a provider that hands none out. */
  issuers: string[] | null;
  /** LinkedIn's id tokens do not carry the nonce that was sent along. */
  isNonceReturned: boolean;
}

const graph = 'https://graph.facebook.com/v23.0';
const linkedin = 'https://www.linkedin.com/oauth/v2';

const known: Record<ExternalProvider, ProviderFacts> = {
  google: {
    authorizationURL: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenURL: 'https://oauth2.googleapis.com/token',
    profileURL: 'https://openidconnect.googleapis.com/v1/userinfo',
    scope: ['openid', 'email', 'profile'],
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    isNonceReturned: true,
  },
  facebook: {
    authorizationURL: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenURL: `${graph}/oauth/access_token`,
    profileURL: `${graph}/me?fields=id,email,first_name,last_name`,
    scope: ['email', 'public_profile'],
    issuers: null,
    isNonceReturned: false,
  },
  linkedin: {
    authorizationURL: `${linkedin}/authorization`,
    tokenURL: `${linkedin}/accessToken`,
    profileURL: 'https://api.linkedin.com/v2/userinfo',
    scope: ['openid', 'profile', 'email'],
    issuers: ['https://www.linkedin.com', 'https://www.linkedin.com/oauth'],
    isNonceReturned: false,
  },
};

/** `standIn` takes the place of the provider's addresses and of nothing else: what is checked stays the same. */
export function factsOf(provider: ExternalProvider, standIn?: string): ProviderFacts {
  const facts = known[provider];
  if (!standIn) return facts;
  const base = standIn.replace(/\/$/, '');
  return {
    ...facts,
    authorizationURL: `${base}/authorize`,
    tokenURL: `${base}/token`,
    profileURL: `${base}/userinfo`,
    issuers: facts.issuers && [base],
  };
}
