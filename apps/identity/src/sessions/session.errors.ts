import { identityErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

/** The same words for a wrong password and for an address no user has. */
export class WrongCredentialsError extends DomainError {
  constructor() {
    super({ ...identityErrors.wrongCredentials, kind: 'unauthenticated' });
  }
}

/** Said only to a user who knew the password. */
export class EmailNotVerifiedError extends DomainError {
  constructor() {
    super({ ...identityErrors.emailNotVerified, kind: 'forbidden' });
  }
}

/** Said only to a user who knew the password. */
export class AccountSuspendedError extends DomainError {
  constructor() {
    super({ ...identityErrors.accountSuspended, kind: 'forbidden' });
  }
}

export class SessionEndedError extends DomainError {
  constructor() {
    super({ ...identityErrors.sessionEnded, kind: 'unauthenticated' });
  }
}

export class SessionMissingError extends DomainError {
  constructor() {
    super({ ...identityErrors.sessionMissing, kind: 'missing' });
  }
}

export class TooManyAttemptsError extends DomainError {
  constructor(retryAfterSeconds: number) {
    super({ ...identityErrors.tooManySignIns, kind: 'limited', retryAfterSeconds });
  }
}
