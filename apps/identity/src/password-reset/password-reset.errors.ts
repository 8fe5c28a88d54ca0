import { accountErrors, identityErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { ResetLinkInvalidError } = defineErrors(identityErrors);
export const { ConfirmationMismatchError } = defineErrors(accountErrors);
