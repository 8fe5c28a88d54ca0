import { passwordPolicy, passwordTexts, unusablePasswordProblem } from './password.rules.js';

export const updateAccountTexts = {
  success: 'Account updated',
  failedTitle: 'Update failed',
  sessionExpired: 'Your session has expired. Please log in again and try saving.',
  forbidden: 'You do not have permission to update this information.',
  invalid: 'Invalid information provided. Please check your entries.',
} as const;

export const changePasswordTexts = {
  success: 'Password changed successfully.',
  mismatch: 'New passwords do not match.',
  tooShort: passwordTexts.changeTooShort,
  oldRequired: 'Please enter your current password.',
  newRequired: 'Please enter a new password.',
} as const;

export const deleteAccountTexts = {
  passwordRequired: 'Please enter your password to confirm account deletion.',
  codeRequired: 'Please enter the code from our mail to confirm account deletion.',
  success: 'Account deleted',
  failedTitle: 'Deletion failed',
} as const;

/** After a deletion the person is taken home, once the success was readable. */
export const redirectAfterDeletionMs = 500;

export const confirmationCode = { digits: 6, minutes: 10 } as const;
export const confirmationTexts = {
  sent: `A code is on its way to your email address. It is valid for ${confirmationCode.minutes} minutes.`,
  required: 'Please enter the code from our mail.',
  passwordRequired: 'Please enter your password.',
} as const;

export const preferencesTexts = {
  saved: 'Preferences saved',
  failed: 'Your preferences could not be saved. Please try again.',
} as const;

export const dataExportTexts = {
  requested: 'We are gathering your data. You will get a mail with a link when it is ready.',
  failed: 'Your data could not be gathered. Please try again.',
} as const;

/** A ready copy stays this long. */
export const dataExportDays = 7;

export function newPasswordProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value) return changePasswordTexts.newRequired;
  if (value.length < passwordPolicy.changeMin) return changePasswordTexts.tooShort;
  return unusablePasswordProblem(value);
}

/** Whether one is needed at all, the account decides. */
export function oldPasswordProblem(value: unknown): string | null {
  if (typeof value !== 'string') return changePasswordTexts.oldRequired;
  return value.length > passwordPolicy.max ? passwordTexts.tooLong : null;
}
