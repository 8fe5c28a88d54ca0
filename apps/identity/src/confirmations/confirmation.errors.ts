import { confirmationTexts, identityErrors } from '@crewcall/contracts-identity';
import { defineErrors, ValidationFailedError } from '@crewcall/platform-errors';

export const { WrongConfirmationCodeError, PasswordSetError } = defineErrors(identityErrors);

export class ConfirmationCodeRequiredError extends ValidationFailedError {
  constructor(message: string = confirmationTexts.required) {
    super(message, [{ field: 'code', message }]);
  }
}
