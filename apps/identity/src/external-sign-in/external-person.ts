import type { ExternalProvider } from '@crewcall/contracts-identity';

/** A user as a provider describes them. */
export interface ExternalPerson {
  provider: ExternalProvider;
  /** The provider's own id of the person: their addresses change, this does not. */
  subject: string;
  email: string | null;
  /** Only when the provider says so in as many words. */
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}
