import { Env } from '@crewcall/platform-config';
import type { ExternalProvider } from '@crewcall/contracts-identity';
import { IsString, IsUrl } from 'class-validator';

const about = (provider: string, what: string): string =>
  `${what} of this site at ${provider}. Without it, signing in with ${provider} comes back with an error.`;

/** Each provider by itself: one that has no client id is off. */
export class ExternalSignInConfig {
  @Env('GOOGLE_CLIENT_ID', { about: about('Google', 'Client id'), optional: true })
  @IsString()
  googleClientId?: string;

  @Env('GOOGLE_CLIENT_SECRET', { about: about('Google', 'Client secret'), optional: true, secret: true })
  @IsString()
  googleClientSecret?: string;

  @Env('FACEBOOK_CLIENT_ID', { about: about('Facebook', 'App id'), optional: true })
  @IsString()
  facebookClientId?: string;

  @Env('FACEBOOK_CLIENT_SECRET', { about: about('Facebook', 'App secret'), optional: true, secret: true })
  @IsString()
  facebookClientSecret?: string;

  @Env('LINKEDIN_CLIENT_ID', { about: about('LinkedIn', 'Client id'), optional: true })
  @IsString()
  linkedinClientId?: string;

  @Env('LINKEDIN_CLIENT_SECRET', { about: about('LinkedIn', 'Client secret'), optional: true, secret: true })
  @IsString()
  linkedinClientSecret?: string;

  @Env('EXTERNAL_SIGN_IN_URL', {
    about: 'A server that stands in for all three providers, for tests and demonstrations. Refused in production.',
    optional: true,
  })
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  standInUrl?: string;

  credentialsOf(provider: ExternalProvider): { clientID: string; clientSecret: string } | null {
    const [clientID, clientSecret] = {
      google: [this.googleClientId, this.googleClientSecret],
      facebook: [this.facebookClientId, this.facebookClientSecret],
      linkedin: [this.linkedinClientId, this.linkedinClientSecret],
    }[provider];
    return clientID && clientSecret ? { clientID, clientSecret } : null;
  }
}
