import { changePasswordTexts, identityErrors, updateAccountTexts } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class RoleChangeForbiddenError extends DomainError {
  constructor() {
    super({ ...identityErrors.roleChangeForbidden, kind: 'forbidden' });
  }
}

export class UnknownRoleError extends DomainError {
  constructor() {
    super({
      code: 'VALIDATION_FAILED',
      kind: 'invalid',
      message: updateAccountTexts.invalid,
      details: [{ field: 'role', message: updateAccountTexts.invalid }],
    });
  }
}

/** The account has a password, so it is asked for. */
export class OldPasswordRequiredError extends DomainError {
  constructor() {
    super({
      code: 'VALIDATION_FAILED',
      kind: 'invalid',
      message: changePasswordTexts.oldRequired,
      details: [{ field: 'oldPassword', message: changePasswordTexts.oldRequired }],
    });
  }
}

/** 400 and not 401: the session is good, and a client would sign the person out. */
export class WrongOldPasswordError extends DomainError {
  constructor() {
    super({
      ...identityErrors.wrongOldPassword,
      kind: 'invalid',
      details: [{ field: 'oldPassword', message: identityErrors.wrongOldPassword.message }],
    });
  }
}

export class PasswordUnchangedError extends DomainError {
  constructor() {
    super({
      ...identityErrors.passwordUnchanged,
      kind: 'invalid',
      details: [{ field: 'newPassword', message: identityErrors.passwordUnchanged.message }],
    });
  }
}
