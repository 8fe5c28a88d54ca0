import { confirmationTexts, identityErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class ConfirmationCodeRequiredError extends DomainError {
  constructor(message: string = confirmationTexts.required) {
    super({ code: 'VALIDATION_FAILED', kind: 'invalid', message, details: [{ field: 'code', message }] });
  }
}

/** Never told apart: wrong, spent, too old. */
export class WrongConfirmationCodeError extends DomainError {
  constructor() {
    const { message } = identityErrors.wrongConfirmationCode;
    super({ ...identityErrors.wrongConfirmationCode, kind: 'invalid', details: [{ field: 'code', message }] });
  }
}

export class PasswordSetError extends DomainError {
  constructor() {
    super({ ...identityErrors.passwordSet, kind: 'conflict' });
  }
}
