import { deleteAccountTexts, identityErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { WrongPasswordError, LastAdminError } = defineErrors(identityErrors);
export const { PasswordRequiredError } = defineErrors({
  passwordRequired: {
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    message: deleteAccountTexts.passwordRequired,
    field: 'password',
  },
});
