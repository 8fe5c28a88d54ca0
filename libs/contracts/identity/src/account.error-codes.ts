import { type ErrorDeclaration, errorTexts } from '@crewcall/contracts-core';
import {
  changePasswordTexts,
  confirmationTexts,
  deleteAccountTexts,
  updateAccountTexts,
} from './rules/account-settings.rules.js';
import { resetPasswordTexts } from './rules/reset-password.rules.js';

/** Errors about what was filled in for an account; apart, as no page has to load them before it is sent. */
export const accountErrors = {
  confirmationMismatch: { code: 'VALIDATION_FAILED', kind: 'invalid', message: resetPasswordTexts.mismatch },
  unknownRole: { code: 'VALIDATION_FAILED', kind: 'invalid', field: 'role', message: updateAccountTexts.invalid },
  /** The account has a password, so it is asked for. */
  oldPasswordRequired: {
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    field: 'oldPassword',
    message: changePasswordTexts.oldRequired,
  },
  passwordRequired: {
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    field: 'password',
    message: confirmationTexts.passwordRequired,
  },
  deletionPasswordRequired: {
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    field: 'password',
    message: deleteAccountTexts.passwordRequired,
  },
  confirmationCodeRequired: (message: string = confirmationTexts.required) => ({
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    field: 'code',
    message,
  }),
  unknownProvider: { code: 'NOT_FOUND', kind: 'missing', message: errorTexts.NOT_FOUND },
} as const satisfies Record<string, ErrorDeclaration>;
