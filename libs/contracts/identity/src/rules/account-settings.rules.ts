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

export function newPasswordProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value) return changePasswordTexts.newRequired;
  if (value.length < passwordPolicy.changeMin) return changePasswordTexts.tooShort;
  return unusablePasswordProblem(value);
}

export function oldPasswordProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value) return changePasswordTexts.oldRequired;
  return value.length > passwordPolicy.max ? passwordTexts.tooLong : null;
}
