import { loadCommonPasswords, passwordPolicy, unusablePasswordProblem } from './password.rules.js';
import { newPasswordProblem, oldPasswordProblem } from './account-settings.rules.js';
import { resetConfirmationProblem, resetPasswordChecklist, resetPasswordProblem } from './reset-password.rules.js';
import { signInPasswordProblem } from './sign-in.rules.js';
import { signUpPasswordProblem } from './sign-up.rules.js';

const longest = 'ab'.repeat(128);
const tooLong = 'Password must be at most 256 characters long.';
const notTexts = [undefined, null, 7, ['secret1'], ''];

describe('every new password', () => {
  it('has at most 256 characters', () => {
    expect([longest, `${longest}c`].map(unusablePasswordProblem)).toEqual([null, tooLong]);
  });

  it('has no NUL in it', () => {
    const problem = 'Password contains a character that cannot be used.';
    expect(unusablePasswordProblem('secret\u0000')).toBe(problem);
    expect(unusablePasswordProblem('\u0000secret')).toBe(problem);
  });

  it.each(['aaaaaaaa', 'aAaAaAaA', '11111111'])('is not one character repeated, as in %j', (password) => {
    expect(unusablePasswordProblem(password)).toBe('Password must not be one character repeated.');
  });

  it('is none of the common ones, in small letters or capitals', async () => {
    const { commonPasswordProblem } = await loadCommonPasswords();
    const common = 'This password is too common. Please choose one that is harder to guess.';
    expect(['password', 'PassWord', '123456'].map(commonPasswordProblem)).toEqual([common, common, common]);
    expect(['password of a rigger', undefined].map(commonPasswordProblem)).toEqual([null, null]);
  });
});

it('a password to sign up with has six characters or more', () => {
  for (const value of notTexts) expect(signUpPasswordProblem(value)).toBe('Password is required');
  expect(signUpPasswordProblem('rig55')).toBe('Password must be at least 6 characters long');
  expect(['rig555', longest].map(signUpPasswordProblem)).toEqual([null, null]);
  expect(signUpPasswordProblem(`${longest}c`)).toBe(tooLong);
});

it('a password to sign in with is only bounded', () => {
  for (const value of notTexts) expect(signInPasswordProblem(value)).toBe('Password is required');
  expect(['x', longest, `${longest}c`].map(signInPasswordProblem)).toEqual([null, null, tooLong]);
});

describe('a changed password', () => {
  it('is a new one of six characters or more', () => {
    for (const value of notTexts) expect(newPasswordProblem(value)).toBe('Please enter a new password.');
    expect(newPasswordProblem('rig55')).toBe('Password must be at least 6 characters long.');
    expect([newPasswordProblem('rig555'), newPasswordProblem('666666')]).toEqual([
      null,
      'Password must not be one character repeated.',
    ]);
  });

  it('comes with the old one, which may be none: whether there is one the account knows', () => {
    for (const value of [undefined, null, 7])
      expect(oldPasswordProblem(value)).toBe('Please enter your current password.');
    expect(['', 'x', longest, `${longest}c`].map(oldPasswordProblem)).toEqual([null, null, null, tooLong]);
  });
});

describe('a password that is reset', () => {
  const met = (password: string): boolean[] => resetPasswordChecklist.map(({ holds }) => holds(password));

  it.each([
    ['', [false, false, false]],
    ['Seven77', [false, true, true]],
    ['eight888', [true, false, true]],
    ['Eighters', [true, true, false]],
    ['Éclairs8', [true, true, true]],
  ])('%j meets %j of length, capital and number', (password, list) => expect(met(password)).toEqual(list));

  it('is asked for, meets the list and can be used', () => {
    for (const value of notTexts) expect(resetPasswordProblem(value)).toBe('Please enter a new password.');
    expect(resetPasswordProblem('Éclairs8')).toBeNull();
    expect(resetPasswordProblem(`Aa1${longest}`)).toBe(tooLong);
    expect(resetPasswordProblem('Éclairs8\u0000')).toBe('Password contains a character that cannot be used.');
  });

  it('is written twice', () => {
    for (const value of notTexts)
      expect(resetConfirmationProblem('Éclairs8', value)).toBe('Please confirm your password.');
    expect(resetConfirmationProblem('Éclairs8', 'éclairs8')).toBe('Passwords do not match.');
    expect(resetConfirmationProblem('Éclairs8', 'Éclairs8')).toBeNull();
  });

  it('is at least as long as those of every other flow', () => {
    expect(passwordPolicy).toEqual({ signUpMin: 6, changeMin: 6, resetMin: 8, max: 256 });
  });
});
