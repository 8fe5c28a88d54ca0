/** RFC 5321 allows no longer address. */
export const emailMaxLength = 254;

export const emailTexts = {
  required: 'Email is required',
  missing: 'Please enter your email address.',
  invalid: 'Please enter a valid email address.',
} as const;

/** One address, one account: spaces around it and capitals make no other person. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** RFC 5321: before the @ no longer than this. */
const localPartMaxLength = 64;

// Control characters have no place in a mail header, dots neither at an end nor twice in a row.
const localPart = /^[^\s@.\p{Cc}<>()[\]",:;\\]+(\.[^\s@.\p{Cc}<>()[\]",:;\\]+)*$/u;
const domain = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/**
 * Basic shape only; whether it receives mail is proved by the verification mail. The length is looked at first, so
 * the patterns stay cheap.
 */
export function isEmailShaped(email: string): boolean {
  const address = email.trim();
  if (address.length > emailMaxLength) return false;
  const at = address.lastIndexOf('@');
  if (at < 0) return false;
  const local = address.slice(0, at);
  return local.length <= localPartMaxLength && localPart.test(local) && domain.test(address.slice(at + 1));
}

function emailProblem(value: unknown, empty: string): string | null {
  if (typeof value !== 'string' || !value.trim()) return empty;
  return isEmailShaped(value) ? null : emailTexts.invalid;
}

/** For sign-up and sign-in. Answers the text to show, or null when all is well. */
export const signUpEmailProblem = (value: unknown): string | null => emailProblem(value, emailTexts.required);

/** For forgot password and resend. */
export const forgottenEmailProblem = (value: unknown): string | null => emailProblem(value, emailTexts.missing);
