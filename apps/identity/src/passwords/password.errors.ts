import { identityErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

/** More people want to prove themselves than hashes can be computed: better a clear answer than a queue that never ends. */
export class PasswordHashingBusyError extends DomainError {
  constructor() {
    super({ ...identityErrors.busy, kind: 'unavailable', retryAfterSeconds: 2 });
  }
}
