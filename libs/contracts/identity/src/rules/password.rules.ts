/**
 * One policy, with the least length that each flow documents. Nothing is ever truncated: a password that is too long
 * is refused, and no flow but the reset asks for kinds of characters. What anyone would try first is refused by all.
 */
export const passwordPolicy = { signUpMin: 6, changeMin: 6, resetMin: 8, max: 256 } as const;

export const passwordTexts = {
  required: 'Password is required',
  signUpTooShort: `Password must be at least ${passwordPolicy.signUpMin} characters long`,
  changeTooShort: `Password must be at least ${passwordPolicy.changeMin} characters long.`,
  tooLong: `Password must be at most ${passwordPolicy.max} characters long.`,
  unusable: 'Password contains a character that cannot be used.',
  oneCharacter: 'Password must not be one character repeated.',
  common: 'This password is too common. Please choose one that is harder to guess.',
} as const;

/** What holds for every new password: a NUL ends strings in too many places to be part of a secret. */
export function unusablePasswordProblem(password: string): string | null {
  if (password.length > passwordPolicy.max) return passwordTexts.tooLong;
  if (password.includes('\u0000')) return passwordTexts.unusable;
  return new Set(password.toLowerCase()).size === 1 ? passwordTexts.oneCharacter : null;
}

/** The rule of the list of common passwords, which only those who choose a password load. */
export const loadCommonPasswords = (): Promise<typeof import('../passwords/common-passwords.js')> =>
  import('../passwords/common-passwords.js');
