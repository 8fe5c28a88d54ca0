import type { SignUpForm } from '../auth.js';
import { chosenRoles } from '../user.js';
import { signUpEmailProblem } from './email.rules.js';
import { passwordPolicy, passwordTexts, unusablePasswordProblem } from './password.rules.js';

export const signUpTexts = {
  confirmRequired: 'Please confirm your password',
  mismatch: "Passwords don't match. Please make sure both password fields are identical.",
  hintMismatch: 'Passwords do not match',
  hintMatch: 'Passwords match',
  termsRequired: 'Please accept the Terms and Conditions to continue.',
  roleRequired: 'Please choose whether you are crew or a company.',
  success: 'Registration Successful! Please check your email and spam folder to verify your account before signing in.',
  failedTitle: 'Sign Up Failed',
  failed: 'Signup failed',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** The edition of the terms that a new account accepts; raise it together with the published document. */
export const termsVersion = '2026-11';

export function signUpPasswordProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value) return passwordTexts.required;
  if (value.length < passwordPolicy.signUpMin) return passwordTexts.signUpTooShort;
  return unusablePasswordProblem(value);
}

export function confirmationProblem(password: unknown, confirmation: unknown): string | null {
  if (!confirmation) return signUpTexts.confirmRequired;
  return password === confirmation ? null : signUpTexts.mismatch;
}

export function termsProblem(accepted: unknown): string | null {
  return accepted === true ? null : signUpTexts.termsRequired;
}

/** Administrators are not made by signing up. */
export function chosenRoleProblem(role: unknown): string | null {
  return chosenRoles.some((allowed) => allowed === role) ? null : signUpTexts.roleRequired;
}

/** Every rule of the sign-up form, in the order of its fields. An empty answer means it may be sent. */
export function signUpProblems(form: Partial<SignUpForm>): Partial<Record<keyof SignUpForm, string>> {
  const checks: [keyof SignUpForm, string | null][] = [
    ['email', signUpEmailProblem(form.email)],
    ['password', signUpPasswordProblem(form.password)],
    ['confirmPassword', confirmationProblem(form.password, form.confirmPassword)],
    ['role', chosenRoleProblem(form.role)],
    ['acceptedTerms', termsProblem(form.acceptedTerms)],
  ];
  return Object.fromEntries(checks.filter(([, problem]) => problem !== null)) as Partial<
    Record<keyof SignUpForm, string>
  >;
}
