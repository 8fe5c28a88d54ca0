import { chosenRoleProblem, confirmationProblem, signUpProblems, termsProblem, termsVersion } from './sign-up.rules.js';

const form = {
  email: 'ana@example.org',
  password: 'rig555',
  confirmPassword: 'rig555',
  role: 'recruiter' as const,
  acceptedTerms: true,
};

describe('signing up', () => {
  it('is for crew and companies', () => {
    const problem = 'Please choose whether you are crew or a company.';
    expect(['freelancer', 'recruiter', 'admin', '', undefined].map(chosenRoleProblem)).toEqual([
      null,
      null,
      problem,
      problem,
      problem,
    ]);
  });

  it('takes a yes alone for the terms, of the edition that is published', () => {
    for (const accepted of [false, undefined, 1, 'true'])
      expect(termsProblem(accepted)).toBe('Please accept the Terms and Conditions to continue.');
    expect(termsProblem(true)).toBeNull();
    expect(termsVersion).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  });

  it('wants the password twice', () => {
    expect(confirmationProblem('rig555', '')).toBe('Please confirm your password');
    expect(confirmationProblem('rig555', 'rig556')).toBe(
      "Passwords don't match. Please make sure both password fields are identical.",
    );
    expect(confirmationProblem('rig555', 'rig555')).toBeNull();
  });

  it.each([
    [{ email: 'ana' }, { email: 'Please enter a valid email address.' }],
    [{ acceptedTerms: false }, { acceptedTerms: 'Please accept the Terms and Conditions to continue.' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
  ])('says of %j alone what is wrong', (change, problems) => {
    expect(signUpProblems(form)).toEqual({});
    expect(signUpProblems({ ...form, ...change })).toEqual(problems);
  });
});
