import {
  availabilityOf,
  displayNameOf,
  experienceLabelOf,
  externalSignInText,
  forgottenEmailProblem,
  identityErrors,
  initialsOf,
  isWebAddress,
  newPasswordProblem,
  normaliseEmail,
  personName,
  publicNameOf,
  resetConfirmationProblem,
  resetPasswordProblem,
  signUpEmailProblem,
  signUpProblems,
  tidySkills,
  verifyEmailPhrase,
} from './index.js';

const form = {
  email: 'ana@example.org',
  password: 'secret',
  confirmPassword: 'secret',
  role: 'freelancer' as const,
  acceptedTerms: true,
};

describe('the rules of signing up', () => {
  it('lets a complete form pass, six characters included [R027]', () => {
    expect(signUpProblems(form)).toEqual({});
  });

  it('names every missing field in its own words [R023] [R025] [R026]', () => {
    expect(signUpProblems({})).toEqual({
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      role: 'Please choose whether you are crew or a company.',
      acceptedTerms: 'Please accept the Terms and Conditions to continue.',
    });
  });

  it('refuses five characters and a different confirmation [R024] [R025]', () => {
    expect(signUpProblems({ ...form, password: 'short' })).toEqual({
      password: 'Password must be at least 6 characters long',
      confirmPassword: "Passwords don't match. Please make sure both password fields are identical.",
    });
  });

  it('offers no way to become an administrator [R022]', () => {
    expect(signUpProblems({ ...form, role: 'admin' as 'freelancer' })).toHaveProperty('role');
  });

  it('keeps long pass phrases whole and refuses what it could not keep whole', () => {
    const phrase = 'ab'.repeat(128);
    expect(signUpProblems({ ...form, password: phrase, confirmPassword: phrase })).toEqual({});
    const longer = `${phrase}c`;
    expect(signUpProblems({ ...form, password: longer, confirmPassword: longer })).toHaveProperty('password');
    const cut = 'secret\u0000tail';
    expect(signUpProblems({ ...form, password: cut, confirmPassword: cut })).toHaveProperty('password');
  });
});

describe('addresses', () => {
  it.each([
    'a b@c.org',
    'a@b',
    'a@@b.org',
    'a@b..org',
    '@b.org',
    '.a@b.org',
    'a@b.c',
    'a@-b.org',
    `${'a'.repeat(65)}@b.org`,
    'a@b.org\r\nBcc: c@d.org',
    `${'a'.repeat(250)}@b.org`,
  ])('refuses %j [R047]', (email) => {
    expect(forgottenEmailProblem(email)).toBe('Please enter a valid email address.');
  });

  it('asks for an address in the words of each form [R023] [R047]', () => {
    expect(forgottenEmailProblem('  ')).toBe('Please enter your email address.');
    expect(signUpEmailProblem(undefined)).toBe('Email is required');
  });

  it.each(['o.reilly+crew@example.co.uk', 'zoë@exämple.org', "o'neil@example.org"])('takes %s', (email) => {
    expect(signUpEmailProblem(email)).toBeNull();
  });

  it('sees one person in two spellings', () => {
    expect(normaliseEmail(' Ana@Example.ORG ')).toBe('ana@example.org');
  });

  it('answers hostile input at once [S47]', () => {
    const started = Date.now();
    expect(signUpEmailProblem(`a@${'b.'.repeat(50_000)}@`)).toBe('Please enter a valid email address.');
    expect(Date.now() - started).toBeLessThan(50);
  });
});

describe('the rules of a new password', () => {
  it.each([
    ['', 'Please enter a new password.'],
    ['Short1', 'Must be at least 8 characters long'],
    ['lowercase1', 'Must contain at least one uppercase letter'],
    ['NoNumbers', 'Must contain at least one number'],
    ['Enough88', null],
  ])('reset: %j answers %j [R051] [R052]', (password, problem) => {
    expect(resetPasswordProblem(password)).toBe(problem);
  });

  it('reset: asks for the same twice [R052]', () => {
    expect(resetConfirmationProblem('Enough88', '')).toBe('Please confirm your password.');
    expect(resetConfirmationProblem('Enough88', 'Enough89')).toBe('Passwords do not match.');
  });

  it('change: six characters, with a full stop in its words [R226]', () => {
    expect(newPasswordProblem('short')).toBe('Password must be at least 6 characters long.');
    expect(newPasswordProblem('longer')).toBeNull();
  });
});

describe('names', () => {
  const crew = {
    role: 'freelancer' as const,
    first_name: 'Ana',
    last_name: 'Reyes',
    company_name: 'Ignored Ltd',
    email: 'ana.r@example.org',
  };

  it('names crew by their names, companies by the company, else by the address [R016]', () => {
    expect(displayNameOf(crew)).toBe('Ana Reyes');
    expect(displayNameOf({ ...crew, role: 'recruiter' })).toBe('Ignored Ltd');
    expect(displayNameOf({ ...crew, first_name: null, last_name: ' ' })).toBe('ana.r');
    expect(displayNameOf({ ...crew, role: 'recruiter', company_name: ' ' })).toBe('ana.r');
  });

  it('joins the names that there are, and says what else to say where there are none', () => {
    expect(personName({ first_name: ' Ana ', last_name: 'Reyes' })).toBe('Ana Reyes');
    expect(personName({ first_name: null, last_name: 'Reyes' }, 'A crew member')).toBe('Reyes');
    expect(personName({ first_name: ' ' }, 'A crew member')).toBe('A crew member');
    expect(personName({})).toBe('');
  });

  it('never tells strangers a part of the address', () => {
    expect(publicNameOf({ ...crew, first_name: null, last_name: null })).toBe('Crew member');
    expect(publicNameOf({ ...crew, role: 'admin', first_name: null, last_name: null })).toBe('Administrator');
  });

  it.each([
    ['Ana Reyes', 'AR'],
    ['ana.r', 'AR'],
    ['Zoë', 'ZO'],
    ['', ''],
  ])('takes two letters of %j [R017]', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});

describe('profiles', () => {
  it('trims skills and ignores duplicates [R160]', () => {
    expect(tidySkills([' Rigging ', 'rigging', '', 'Sound  Engineering'])).toEqual(['Rigging', 'Sound Engineering']);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https:\\\\evil.example',
    'http://a b.org',
    'https://user:pw@b.org',
    'java\tscript:x',
    'ftp://b.org',
  ])('does not take %j for a link [S44]', (url) => {
    expect(isWebAddress(url)).toBe(false);
  });

  it('takes ordinary addresses', () => {
    expect(isWebAddress('https://example.org/portfolio?x=1#y')).toBe(true);
  });

  it('labels what is unknown or empty [R161] [R179]', () => {
    expect(['asleep', null, 'busy'].map(availabilityOf)).toEqual(['unavailable', 'unavailable', 'busy']);
    expect([experienceLabelOf(null), experienceLabelOf(1), experienceLabelOf(7)]).toEqual([
      'Experience not specified',
      '1 year',
      '7 years',
    ]);
  });
});

describe('texts that clients look for', () => {
  it('keeps the phrase that shows the resend card [R037]', () => {
    expect(identityErrors.emailNotVerified.message).toContain(verifyEmailPhrase);
  });

  it('explains each way an external sign-in fails [R041] [R042]', () => {
    expect(externalSignInText('access_denied', 'google')).toBe(
      'Google permission required. Please allow access to email and profile to continue.',
    );
    expect(externalSignInText('token_revoked', 'linkedin')).toBe('LinkedIn session expired. Please sign in again.');
    expect(externalSignInText('<script>', 'nobody')).toBe('External authentication failed. Please try again.');
  });
});
