import { accountErrors, identityErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { WrongPasswordError, LastAdminError } = defineErrors(identityErrors);
export const { DeletionPasswordRequiredError: PasswordRequiredError } = defineErrors(accountErrors);
