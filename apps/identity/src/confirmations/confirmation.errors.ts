import { accountErrors, identityErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { WrongConfirmationCodeError, PasswordSetError } = defineErrors(identityErrors);
export const { ConfirmationCodeRequiredError } = defineErrors(accountErrors);
