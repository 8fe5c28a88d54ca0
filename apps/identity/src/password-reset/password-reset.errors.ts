import { identityErrors, resetPasswordTexts } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { ResetLinkInvalidError } = defineErrors(identityErrors);
export const { ConfirmationMismatchError } = defineErrors({
  confirmationMismatch: { code: 'VALIDATION_FAILED', kind: 'invalid', message: resetPasswordTexts.mismatch },
});
