import { confirmationTexts, identityErrors } from '@crewcall/contracts-identity';
import { defineErrors, DomainError } from '@crewcall/platform-errors';

export const { WrongConfirmationCodeError, PasswordSetError } = defineErrors(identityErrors);

export class ConfirmationCodeRequiredError extends DomainError {
  constructor(message: string = confirmationTexts.required) {
    super({ code: 'VALIDATION_FAILED', kind: 'invalid', message, details: [{ field: 'code', message }] });
  }
}
