import type { ErrorDeclaration } from '@crewcall/contracts-core';
import { locationTexts } from './rules/location.rules.js';

/**
 * Errors of the identity service: the code a program branches on and the words a person reads. Some clients look
 * for phrases in the words ('verify your email'), so they are part of the contract.
 */
export const identityErrors = {
  emailTaken: { code: 'EMAIL_TAKEN', kind: 'conflict', message: 'An account with this email already exists.' },
  /** The same words for a wrong password and for an address no user has. */
  wrongCredentials: { code: 'WRONG_CREDENTIALS', kind: 'unauthenticated', message: 'Invalid email or password.' },
  /** Said only to a user who knew the password. */
  emailNotVerified: {
    code: 'EMAIL_NOT_VERIFIED',
    kind: 'forbidden',
    message: 'Please verify your email before signing in.',
  },
  /** Said only to a user who knew the password. */
  accountSuspended: {
    code: 'ACCOUNT_SUSPENDED',
    kind: 'forbidden',
    message: 'This account is suspended. Please contact us.',
  },
  tooManySignIns: {
    code: 'TOO_MANY_ATTEMPTS',
    kind: 'limited',
    message: 'Too many attempts. Please wait a moment and try again.',
  },
  /** More people want to prove themselves than hashes can be computed: better a clear answer than a queue that never ends. */
  busy: {
    code: 'BUSY',
    kind: 'unavailable',
    retryAfterSeconds: 2,
    message: 'We are very busy at the moment. Please try again in a few seconds.',
  },
  /** Unknown, spent, replaced or too old: which of them is not said. */
  verificationLinkInvalid: {
    code: 'VERIFICATION_LINK_INVALID',
    kind: 'invalid',
    message: 'This verification link is invalid or expired. Please request a new one.',
  },
  /** Unknown, spent, replaced or too old: which of them is not said. */
  resetLinkInvalid: {
    code: 'RESET_LINK_INVALID',
    kind: 'invalid',
    message: 'This link is invalid or expired. Please request a new password reset.',
  },
  /** 400 and not 401: the session is good, and a client would sign the person out. */
  wrongOldPassword: {
    code: 'WRONG_OLD_PASSWORD',
    kind: 'invalid',
    field: 'oldPassword',
    message: 'Your current password is not right.',
  },
  passwordUnchanged: {
    code: 'PASSWORD_UNCHANGED',
    kind: 'invalid',
    field: 'newPassword',
    message: 'The new password must differ from the current one.',
  },
  /** 400 and not 401: the session is good, and a client would sign the person out. */
  wrongPassword: { code: 'WRONG_PASSWORD', kind: 'invalid', field: 'password', message: 'That password is not right.' },
  /** Never told apart: wrong, spent, too old. */
  wrongConfirmationCode: {
    code: 'WRONG_CONFIRMATION_CODE',
    kind: 'invalid',
    field: 'code',
    message: 'That code is wrong or too old. Please ask for a new one.',
  },
  passwordSet: {
    code: 'PASSWORD_SET',
    kind: 'conflict',
    message: 'This account has a password. Please use it instead of a code.',
  },
  lastAdmin: {
    code: 'LAST_ADMIN',
    kind: 'conflict',
    message: 'The last administrator cannot leave. Please appoint another one first.',
  },
  sessionMissing: { code: 'SESSION_NOT_FOUND', kind: 'missing', message: 'This session has ended already.' },
  /** Not ready, expired, or another person's: which of them is not said. */
  dataExportMissing: {
    code: 'DATA_EXPORT_NOT_FOUND',
    kind: 'missing',
    message: 'This copy of your data is no longer there.',
  },
  roleChangeForbidden: {
    code: 'ROLE_CHANGE_FORBIDDEN',
    kind: 'forbidden',
    message: 'You do not have permission to update this information.',
  },
  profileExists: {
    code: 'PROFILE_EXISTS',
    kind: 'conflict',
    message: 'You already have a profile. Please update it instead.',
  },
  profileMissing: { code: 'PROFILE_NOT_FOUND', kind: 'missing', message: 'Profile not found' },
  userMissing: { code: 'USER_NOT_FOUND', kind: 'missing', message: 'User not found' },
  locationsUnavailable: { code: 'LOCATIONS_UNAVAILABLE', kind: 'unavailable', message: locationTexts.unavailable },
  sessionEnded: { code: 'INVALID_SESSION', kind: 'unauthenticated', message: 'Session expired' },
} as const satisfies Record<string, ErrorDeclaration>;
