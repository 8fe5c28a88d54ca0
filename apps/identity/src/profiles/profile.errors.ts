import { identityErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class ProfileExistsError extends DomainError {
  constructor() {
    super({ ...identityErrors.profileExists, kind: 'conflict' });
  }
}

export class ProfileMissingError extends DomainError {
  constructor() {
    super({ ...identityErrors.profileMissing, kind: 'missing' });
  }
}
