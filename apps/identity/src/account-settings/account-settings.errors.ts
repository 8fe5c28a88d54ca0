import { accountErrors, identityErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { RoleChangeForbiddenError, WrongOldPasswordError, PasswordUnchangedError } = defineErrors(identityErrors);
export const { UnknownRoleError, OldPasswordRequiredError } = defineErrors(accountErrors);
