import { identityErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class EmailTakenError extends DomainError {
  constructor() {
    super({ ...identityErrors.emailTaken, kind: 'conflict' });
  }
}

export class UserMissingError extends DomainError {
  constructor() {
    super({ ...identityErrors.userMissing, kind: 'missing' });
  }
}
