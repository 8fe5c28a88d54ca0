export { commonPasswordProblemOf } from './common-password-problem';
export { PasswordStrength } from './password-strength';
