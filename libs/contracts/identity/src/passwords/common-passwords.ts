import { passwordTexts } from '../rules/password.rules.js';
import { commonPasswordList } from './common-password-list.js';

export const commonPasswords: ReadonlySet<string> = new Set(commonPasswordList.trim().split(/\s+/));

/** The text to show for a password that is among the first that anyone would try, else null. */
export function commonPasswordProblem(password: unknown): string | null {
  return typeof password === 'string' && commonPasswords.has(password.toLowerCase()) ? passwordTexts.common : null;
}
