import { identityErrors, resetPasswordTexts } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

/** Unknown, spent, replaced or too old: which of them is not said. */
export class ResetLinkInvalidError extends DomainError {
  constructor() {
    super({ ...identityErrors.resetLinkInvalid, kind: 'invalid' });
  }
}

export class ConfirmationMismatchError extends DomainError {
  constructor() {
    const details = [{ field: 'confirmPassword', message: resetPasswordTexts.mismatch }];
    super({ code: 'VALIDATION_FAILED', kind: 'invalid', message: resetPasswordTexts.mismatch, details });
  }
}
