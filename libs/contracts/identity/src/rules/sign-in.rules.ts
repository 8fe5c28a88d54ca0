import { passwordPolicy, passwordTexts } from './password.rules.js';

export const signInTexts = {
  failedTitle: 'Sign In Failed',
  failed: 'Sign in failed',
  unexpected: 'An error occurred. Please try again.',
  resendFailed: 'Failed to resend verification email. Please try again.',
} as const;

/** Only what keeps the hash affordable: whether it is the right one is for the server to say. */
export function signInPasswordProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value) return passwordTexts.required;
  return value.length > passwordPolicy.max ? passwordTexts.tooLong : null;
}

/** The phrase older clients look for in a sign-in error; the code EMAIL_NOT_VERIFIED says the same. */
export const verifyEmailPhrase = 'verify your email';
