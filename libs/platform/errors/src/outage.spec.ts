import { DomainError } from './domain.errors.js';
import { isOutage } from './outage.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('isOutage', () => {
  it.each(['ECONNREFUSED', '57P01', '53100', '53300', 'ESOCKET'])(
    'knows %s as a server that cannot be reached, or do anything',
    (code) => {
      expect(isOutage(withCode(code))).toBe(true);
    },
  );

  it.each([withCode('23505'), withCode('EAUTH'), new Error('no such job'), 'ECONNREFUSED', undefined])(
    'sees a failure of the work in %p',
    (error) => {
      expect(isOutage(error)).toBe(false);
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('understands a driver that says %j', (words) => {
    expect(isOutage(new Error(words))).toBe(true);
  });

  it('sees one where a library says that what it asked is not available', () => {
    const error = (kind: 'unavailable' | 'missing') => new DomainError({ code: 'X', kind, message: 'x' });
    expect([isOutage(error('unavailable')), isOutage(error('missing'))]).toEqual([true, false]);
  });

  it('comes back to a mail server that asked for it, and not to one that refused for good', () => {
    const answered = (responseCode: number) => Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode });
    expect([421, 450, 451, 452, 550, 554].map((code) => isOutage(answered(code)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
