import { forgottenProblems, newPasswordProblems, signInProblems, withUncommonPassword } from './model/accounts.rules';

describe('what the forms of an account say under their fields', () => {
  it('signing in: an address and any password', () => {
    expect(signInProblems({ email: 'ana@example.org', password: 'x' })).toEqual({});
    expect(signInProblems({ email: 'ana', password: '' })).toEqual({
      email: 'Please enter a valid email address.',
      password: 'Password is required',
    });
    expect(signInProblems({ email: ' ', password: 'x' }).email).toBe('Email is required');
  });

  it('a forgotten password: an address', () => {
    expect(forgottenProblems({ email: 'ana@example.org' })).toEqual({});
    expect(forgottenProblems({ email: '' })).toEqual({ email: 'Please enter your email address.' });
  });

  it('a new password: one that meets the list, twice', () => {
    expect(newPasswordProblems({ password: 'Éclairs8', confirmPassword: 'Éclairs8' })).toEqual({});
    expect(newPasswordProblems({ password: 'short', confirmPassword: 'other' })).toEqual({
      password: 'Must be at least 8 characters long',
      confirmPassword: 'Passwords do not match.',
    });
    expect(newPasswordProblems({ password: 'Éclairs8', confirmPassword: '' })).toEqual({
      confirmPassword: 'Please confirm your password.',
    });
  });
});

describe('a form that chooses a password', () => {
  const problems = withUncommonPassword(newPasswordProblems);
  const common = 'This password is too common. Please choose one that is harder to guess.';

  it('says of a common one that it is, beside what else is wrong', async () => {
    expect(await problems({ password: 'Password1', confirmPassword: 'Password1' })).toEqual({ password: common });
    expect(await problems({ password: 'Password1', confirmPassword: '' })).toEqual({
      password: common,
      confirmPassword: 'Please confirm your password.',
    });
  });

  it('says first what else is wrong with it', async () => {
    expect((await problems({ password: 'password', confirmPassword: '' })).password).toBe(
      'Must contain at least one uppercase letter',
    );
  });

  it('takes one that is not common', async () => {
    expect(await problems({ password: 'Éclairs8', confirmPassword: 'Éclairs8' })).toEqual({});
  });
});
