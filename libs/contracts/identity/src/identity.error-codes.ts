import { locationTexts } from './rules/location.rules.js';

/**
 * Errors of the identity service: the code a program branches on and the words a person reads. Some clients look
 * for phrases in the words ('verify your email'), so they are part of the contract.
 */
export const identityErrors = {
  emailTaken: { code: 'EMAIL_TAKEN', message: 'An account with this email already exists.' },
  wrongCredentials: { code: 'WRONG_CREDENTIALS', message: 'Invalid email or password.' },
  emailNotVerified: { code: 'EMAIL_NOT_VERIFIED', message: 'Please verify your email before signing in.' },
  accountSuspended: { code: 'ACCOUNT_SUSPENDED', message: 'This account is suspended. Please contact us.' },
  tooManySignIns: { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Please wait a moment and try again.' },
  busy: { code: 'BUSY', message: 'We are very busy at the moment. Please try again in a few seconds.' },
  verificationLinkInvalid: {
    code: 'VERIFICATION_LINK_INVALID',
    message: 'This verification link is invalid or expired. Please request a new one.',
  },
  resetLinkInvalid: {
    code: 'RESET_LINK_INVALID',
    message: 'This link is invalid or expired. Please request a new password reset.',
  },
  wrongOldPassword: { code: 'WRONG_OLD_PASSWORD', message: 'Your current password is not right.' },
  passwordUnchanged: { code: 'PASSWORD_UNCHANGED', message: 'The new password must differ from the current one.' },
  wrongPassword: { code: 'WRONG_PASSWORD', message: 'That password is not right.' },
  wrongConfirmationCode: {
    code: 'WRONG_CONFIRMATION_CODE',
    message: 'That code is wrong or too old. Please ask for a new one.',
  },
  passwordSet: { code: 'PASSWORD_SET', message: 'This account has a password. Please use it instead of a code.' },
  lastAdmin: { code: 'LAST_ADMIN', message: 'The last administrator cannot leave. Please appoint another one first.' },
  sessionMissing: { code: 'SESSION_NOT_FOUND', message: 'This session has ended already.' },
  dataExportMissing: { code: 'DATA_EXPORT_NOT_FOUND', message: 'This copy of your data is no longer there.' },
  roleChangeForbidden: {
    code: 'ROLE_CHANGE_FORBIDDEN',
    message: 'You do not have permission to update this information.',
  },
  profileExists: { code: 'PROFILE_EXISTS', message: 'You already have a profile. Please update it instead.' },
  profileMissing: { code: 'PROFILE_NOT_FOUND', message: 'Profile not found' },
  userMissing: { code: 'USER_NOT_FOUND', message: 'User not found' },
  locationsUnavailable: { code: 'LOCATIONS_UNAVAILABLE', message: locationTexts.unavailable },
  sessionEnded: { code: 'INVALID_SESSION', message: 'Session expired' },
} as const;

export const accountTexts = {
  resent: 'If this address still needs verifying, a new link is on its way. Please check your spam folder too.',
  verified: 'Your email is verified. You can now sign in.',
} as const;
