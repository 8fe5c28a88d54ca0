import { deleteAccountTexts, identityErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class PasswordRequiredError extends DomainError {
  constructor() {
    const message = deleteAccountTexts.passwordRequired;
    super({ code: 'VALIDATION_FAILED', kind: 'invalid', message, details: [{ field: 'password', message }] });
  }
}

/** 400 and not 401: the session is good, and a client would sign the person out. */
export class WrongPasswordError extends DomainError {
  constructor() {
    const { message } = identityErrors.wrongPassword;
    super({ ...identityErrors.wrongPassword, kind: 'invalid', details: [{ field: 'password', message }] });
  }
}

export class LastAdminError extends DomainError {
  constructor() {
    super({ ...identityErrors.lastAdmin, kind: 'conflict' });
  }
}
