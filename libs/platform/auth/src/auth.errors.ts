import { DomainError } from '@crewcall/platform-errors';

/** No token, or one that proves nothing (any more). */
export class SignInRequiredError extends DomainError {
  constructor(message = 'Please log in to continue.') {
    super({ code: 'AUTH_REQUIRED', kind: 'unauthenticated', message });
  }
}

/** Signed in, but not somebody who may do this. */
export class AccessDeniedError extends DomainError {
  constructor(message = 'Access denied') {
    super({ code: 'FORBIDDEN', kind: 'forbidden', message });
  }
}
