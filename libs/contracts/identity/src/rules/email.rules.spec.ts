import fc from 'fast-check';
import { emailMaxLength, isEmailShaped, normaliseEmail, signUpEmailProblem } from './email.rules.js';

describe('an email address', () => {
  it.each([
    'a@b.co',
    ' ana@example.org ',
    'a.b.c@example.org',
    "o'neil+crew_1@example.org",
    'ana@mail.example.co.uk',
    'ana@x-1.example.org',
    'ana@1.example.org',
    `${'a'.repeat(64)}@example.org`,
  ])('is %j', (email) => expect(isEmailShaped(email)).toBe(true));

  it.each([
    'example.org',
    'ana@',
    'ana.@example.org',
    'ana..b@example.org',
    'ana@@example.org',
    'ana b@example.org',
    'ana@example',
    'ana@example.o',
    'ana@example.o1',
    'ana@example.org.',
    'ana@.example.org',
    'ana@example-.org',
    'ana@-example.org',
    'ana@exam_ple.org',
    'ana@exam ple.org',
    `${'a'.repeat(65)}@example.org`,
    '',
  ])('is not %j', (email) => expect(isEmailShaped(email)).toBe(false));

  it('has no sign before the @ that would end or quote it in a header', () => {
    for (const sign of '<>()[]",:;\\\u0000\n\t @') {
      expect([sign, isEmailShaped(`ana${sign}b@example.org`)]).toEqual([sign, false]);
      expect([sign, isEmailShaped(`ana.${sign}b@example.org`)]).toEqual([sign, false]);
    }
  });

  it('has at most 254 characters', () => {
    const domain = `${'b.'.repeat(94)}co`;
    expect(`${'a'.repeat(63)}@${domain}`).toHaveLength(emailMaxLength);
    expect(isEmailShaped(`${'a'.repeat(63)}@${domain}`)).toBe(true);
    expect(isEmailShaped(`${'a'.repeat(64)}@${domain}`)).toBe(false);
  });

  it('stays one when it is normalised, and is normalised once and for all', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const normal = normaliseEmail(` ${email.toUpperCase()}\n`);
        expect(normal).toBe(email.toLowerCase());
        expect(isEmailShaped(normal)).toBe(isEmailShaped(email));
        expect(normaliseEmail(normal)).toBe(normal);
      }),
    );
  });

  it('is asked for where a form holds none', () => {
    for (const value of [undefined, null, 7, ['ana@example.org'], '', '  '])
      expect(signUpEmailProblem(value)).toBe('Email is required');
  });
});
