import { errorTexts } from '@crewcall/contracts-core';
import { DomainError } from '@crewcall/platform-errors';

/** No token, or one that proves nothing (any more). */
export class SignInRequiredError extends DomainError {
  constructor(message: string = errorTexts.AUTH_REQUIRED) {
    super({ code: 'AUTH_REQUIRED', kind: 'unauthenticated', message });
  }
}

/** Signed in, but not someone who may do this. */
export class AccessDeniedError extends DomainError {
  constructor(message: string = errorTexts.FORBIDDEN) {
    super({ code: 'FORBIDDEN', kind: 'forbidden', message });
  }
}

/** A secret is asked for without a proof that its owner is there, or with one that is over. */
export class ProofRequiredError extends DomainError {
  constructor() {
    super({ code: 'PROOF_REQUIRED', kind: 'forbidden', message: 'Please enter your password again.' });
  }
}
