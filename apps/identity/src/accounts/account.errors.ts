import { identityErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

/** Unknown, spent, replaced or too old: which of them is not said. */
export class VerificationLinkInvalidError extends DomainError {
  constructor() {
    super({ ...identityErrors.verificationLinkInvalid, kind: 'invalid' });
  }
}
