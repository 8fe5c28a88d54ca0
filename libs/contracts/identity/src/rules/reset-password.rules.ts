import { passwordPolicy, unusablePasswordProblem } from './password.rules.js';

export const resetPasswordTexts = {
  failedTitle: 'Password Requirements',
  required: 'Please enter a new password.',
  confirmRequired: 'Please confirm your password.',
  mismatch: 'Passwords do not match.',
  network: 'Network error. Please check your connection and try again.',
  success: 'Your password has been reset. You can now sign in.',
  sent: 'If an account exists for this address, a reset link is on its way. It is valid for 1 hour.',
  linkLife: 'The link is valid for 1 hour.',
} as const;

/** The live checklist beside the field; each line is also the server's error. */
export const resetPasswordChecklist = [
  {
    text: `Must be at least ${passwordPolicy.resetMin} characters long`,
    holds: (password: string) => password.length >= passwordPolicy.resetMin,
  },
  { text: 'Must contain at least one uppercase letter', holds: (password: string) => /\p{Lu}/u.test(password) },
  { text: 'Must contain at least one number', holds: (password: string) => /\d/.test(password) },
] as const;

export function resetPasswordProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value) return resetPasswordTexts.required;
  const unmet = resetPasswordChecklist.find(({ holds }) => !holds(value));
  return unmet?.text ?? unusablePasswordProblem(value);
}

export function resetConfirmationProblem(password: unknown, confirmation: unknown): string | null {
  if (typeof confirmation !== 'string' || !confirmation) return resetPasswordTexts.confirmRequired;
  return password === confirmation ? null : resetPasswordTexts.mismatch;
}

/** After a reset the person is taken to the sign-in page, once the success was readable. */
export const redirectAfterResetMs = 1500;
export const resetLinkHours = 1;
export const verificationLinkHours = 24;
