import { changePasswordTexts, identityErrors, updateAccountTexts } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { RoleChangeForbiddenError, WrongOldPasswordError, PasswordUnchangedError } = defineErrors(identityErrors);
export const { UnknownRoleError, OldPasswordRequiredError } = defineErrors({
  unknownRole: { code: 'VALIDATION_FAILED', kind: 'invalid', message: updateAccountTexts.invalid, field: 'role' },
  /** The account has a password, so it is asked for. */
  oldPasswordRequired: {
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    message: changePasswordTexts.oldRequired,
    field: 'oldPassword',
  },
});
