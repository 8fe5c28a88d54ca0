import { isOutage } from './outage.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('isOutage', () => {
  it.each(['ECONNREFUSED', '57P01', '53300', 'ESOCKET'])('knows %s as a server that cannot be reached', (code) => {
    expect(isOutage(withCode(code))).toBe(true);
  });

  it.each([withCode('23505'), withCode('EAUTH'), new Error('no such job'), 'ECONNREFUSED', undefined])(
    'sees a failure of the work in %p',
    (error) => {
      expect(isOutage(error)).toBe(false);
    },
  );

  it('understands drivers that say it in words', () => {
    expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
  });
});
