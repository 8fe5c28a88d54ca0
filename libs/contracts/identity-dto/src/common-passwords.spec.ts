import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ChangePasswordDto, ResetPasswordDto, SignUpDto } from './index.js';
import {
  loadCommonPasswords,
  newPasswordProblem,
  passwordTexts,
  signUpPasswordProblem,
} from '@crewcall/contracts-identity';
import { commonPasswords } from '@crewcall/contracts-identity/common-passwords';

const problemsOf = (dto: object): string[] =>
  validateSync(dto)
    .filter(({ property }) => /^(newP|p)assword$/.test(property))
    .flatMap(({ constraints }) => Object.values(constraints ?? {}));

describe('passwords that anyone would try first [F11] [S36]', () => {
  it('are three thousand, and all would pass the length of the form', () => {
    expect(commonPasswords.size).toBe(3000);
    expect([...commonPasswords].every((password) => signUpPasswordProblem(password) === null)).toBe(true);
  });

  it.each(['123456', 'password', 'PassWord', '12345678', 'password123', 'letmein'])(
    'refuses %j wherever a password is chosen, on the server too',
    async (password) => {
      const { commonPasswordProblem } = await loadCommonPasswords();
      expect(commonPasswordProblem(password)).toBe(passwordTexts.common);
      const signUp = plainToInstance(SignUpDto, { email: 'a@b.example', password, role: 'freelancer' });
      expect(problemsOf(signUp)).toEqual([passwordTexts.common]);
      expect(problemsOf(plainToInstance(ChangePasswordDto, { newPassword: password }))).toEqual([passwordTexts.common]);
    },
  );

  it('refuses Password1 at a reset, which keeps all three of its rules', () => {
    const reset = plainToInstance(ResetPasswordDto, {
      token: 't',
      password: 'Password1',
      confirmPassword: 'Password1',
    });
    expect(problemsOf(reset)).toEqual([passwordTexts.common]);
  });

  it.each(['aaaaaa', '        ', 'AaAaAaA', '111111111111'])('refuses %j, one character repeated', (password) => {
    expect(signUpPasswordProblem(password)).toBe(passwordTexts.oneCharacter);
    expect(newPasswordProblem(password)).toBe(passwordTexts.oneCharacter);
  });

  it('takes six characters that are not common, and a passphrase in any script [R024] [R027]', async () => {
    const { commonPasswordProblem } = await loadCommonPasswords();
    for (const password of ['sixsix', 'load-6', 'Über den Wolken', '電気技師の夜', 'x'.repeat(5) + '🎛'])
      expect([signUpPasswordProblem(password), commonPasswordProblem(password)]).toEqual([null, null]);
  });
});
