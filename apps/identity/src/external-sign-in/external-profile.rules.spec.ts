import { personOf } from './external-profile.rules.js';

/** As Google documents its userinfo answer. */
const google = {
  sub: '110169484474386276334',
  name: 'Ana Reyes',
  given_name: 'Ana',
  family_name: 'Reyes',
  picture: 'https://lh3.googleusercontent.com/a/photo=s96-c',
  email: 'Ana.Reyes@Gmail.com',
  email_verified: true,
};
/** As the Graph API answers /me. */
const facebook = { id: '10158293847561234', email: 'ana@example.org', first_name: 'Ana', last_name: 'Reyes' };
/** As LinkedIn answers /v2/userinfo. */
const linkedin = {
  sub: '782bbtaQ',
  name: 'Ana Reyes',
  given_name: 'Ana',
  family_name: 'Reyes',
  picture: 'https://media.licdn.com/dms/image/photo',
  locale: { country: 'GB', language: 'en' },
  email: 'ana@example.org',
  email_verified: true,
};

describe('what a provider says of a person', () => {
  it('is read in the shape of each [R039]', () => {
    const ana = { firstName: 'Ana', lastName: 'Reyes' };
    expect(personOf('google', google)).toEqual({
      provider: 'google',
      subject: google.sub,
      email: 'ana.reyes@gmail.com',
      isEmailVerified: true,
      ...ana,
    });
    expect(personOf('facebook', facebook)).toEqual({
      provider: 'facebook',
      subject: facebook.id,
      email: 'ana@example.org',
      isEmailVerified: false,
      ...ana,
    });
    expect(personOf('linkedin', linkedin)).toMatchObject({ subject: '782bbtaQ', isEmailVerified: true, ...ana });
    expect(personOf('linkedin', { ...linkedin, email_verified: 'true' })?.isEmailVerified).toBe(true);
  });

  it('proves an address only when it says so [Q04]', () => {
    for (const claim of [false, undefined, 'false', 1, 'yes'])
      expect(personOf('google', { ...google, email_verified: claim })?.isEmailVerified).toBe(false);
    expect(personOf('facebook', { ...facebook, email_verified: true, verified: true })?.isEmailVerified).toBe(false);
  });

  it('may lack an address, or hold something that is none', () => {
    for (const email of [undefined, null, '', 'nobody', 'a@b\r\nBcc: c@d.org', { a: 1 }])
      expect(personOf('facebook', { ...facebook, email })?.email).toBeNull();
  });

  it('makes one bounded line of a name', () => {
    const person = personOf('google', { ...google, given_name: `A\r\nB${'x'.repeat(500)}`, family_name: 7 });
    expect(person?.firstName).toMatch(/^A Bx{77}$/);
    expect(person?.lastName).toBeNull();
  });

  it('is known by an id of text or digits, of 255 characters at most', () => {
    const subjectOf = (sub: unknown) => personOf('google', { ...google, sub })?.subject;
    expect([' 110 ', 110, 'x'.repeat(255)].map(subjectOf)).toEqual(['110', '110', 'x'.repeat(255)]);
    expect(['   ', true, ['110'], null].map(subjectOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(personOf('facebook', { ...facebook, id: 7 })?.subject).toBe('7');
  });

  it('keeps 80 characters of a name, no emoji of them cut, and no name of spaces', () => {
    const firstName = (given_name: unknown) => personOf('google', { ...google, given_name })?.firstName;
    expect(firstName('🎛'.repeat(81))).toBe('🎛'.repeat(80));
    expect(firstName(' Ana\t\tMaria ')).toBe('Ana Maria');
    expect(['  ', '', undefined].map(firstName)).toEqual([null, null, null]);
  });

  it.each([null, 'text', 7, {}, { sub: '' }, { id: '1' }, { sub: 'x'.repeat(256) }])(
    'finds no person in %j',
    (answer) => {
      expect(personOf('google', answer)).toBeNull();
    },
  );
});
