import { mailsFrom, mailsPerEmail, signUpsFrom, signUpsPerEmail } from './account-limits.rules.js';

describe('what may be asked for within an hour', () => {
  it('is ten sign-ups with one address, and ten mails of a kind to it', () => {
    expect(signUpsPerEmail).toEqual({ name: 'sign-up-email', points: 10, seconds: 3600 });
    expect(mailsPerEmail('reset')).toEqual({ name: 'mail-reset', points: 10, seconds: 3600 });
  });

  it('is as much from one network as the service is told', () => {
    expect(signUpsFrom(50)).toEqual({ name: 'sign-up-address', points: 50, seconds: 3600 });
    expect(mailsFrom(30)).toEqual({ name: 'mail-address', points: 30, seconds: 3600 });
  });

  it('is counted apart for each', () => {
    const limits = [signUpsPerEmail, signUpsFrom(10), mailsFrom(10), mailsPerEmail('reset'), mailsPerEmail('verify')];
    expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
  });
});
