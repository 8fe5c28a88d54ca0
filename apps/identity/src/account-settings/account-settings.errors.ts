import { identityErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  RoleChangeForbiddenError,
  WrongOldPasswordError,
  PasswordUnchangedError,
  UnknownRoleError,
  OldPasswordRequiredError,
} = defineErrors(identityErrors);
