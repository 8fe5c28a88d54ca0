import { defineErrors } from './define-errors.js';
import { DomainError } from './domain.errors.js';

const { WrongPasswordError, TooFastError, NotFreeError } = defineErrors({
  wrongPassword: { code: 'WRONG_PASSWORD', kind: 'invalid', message: 'That password is not right.', field: 'password' },
  tooFast: { code: 'RATE_LIMITED', kind: 'limited', message: 'Please wait.', retryAfterSeconds: 60 },
  notFree: (name: string, overlap: string) => ({
    code: 'NOT_FREE',
    kind: 'conflict',
    message: `${name} is not free.`,
    details: { overlap },
  }),
});

describe('an error that a contract declares', () => {
  it('is a class of its own with the declared code, kind and words', () => {
    const error = new WrongPasswordError();
    expect(error).toBeInstanceOf(DomainError);
    expect(error).not.toBeInstanceOf(TooFastError);
    expect(error).toMatchObject({
      name: 'WrongPasswordError',
      code: 'WRONG_PASSWORD',
      kind: 'invalid',
      message: 'That password is not right.',
      details: [{ field: 'password', message: 'That password is not right.' }],
    });
  });

  it('asks to come again after the declared time, or after the one that is given', () => {
    expect(new TooFastError()).toMatchObject({ retryAfterSeconds: 60, details: undefined });
    expect(new TooFastError(5)).toMatchObject({ retryAfterSeconds: 5 });
  });

  it('has words and details of what is known when it happens', () => {
    expect(new NotFreeError('Ann', 'Fri 27 Nov')).toMatchObject({
      name: 'NotFreeError',
      code: 'NOT_FREE',
      kind: 'conflict',
      message: 'Ann is not free.',
      details: { overlap: 'Fri 27 Nov' },
      retryAfterSeconds: undefined,
    });
  });
});
