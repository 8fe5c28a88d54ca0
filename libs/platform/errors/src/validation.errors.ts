import { errorTexts, type FieldProblem } from '@crewcall/contracts-core';
import type { ValidationError } from 'class-validator';
import { DomainError } from './domain.errors.js';

function flatten(errors: ValidationError[], prefix = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = prefix + error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
    return [...own, ...flatten(error.children ?? [], `${field}.`)];
  });
}

/** Input that breaks the rules of its DTO. `error` is the first rule broken, `details` all of them by field. */
export class InvalidInputError extends DomainError {
  constructor(errors: ValidationError[]) {
    // A hostile body can break thousands of rules: the answer stays small.
    const details = flatten(errors)
      .slice(0, 50)
      .map(({ field, message }) => ({ field: field.slice(0, 100), message: message.slice(0, 300) }));
    super({
      code: 'VALIDATION_FAILED',
      kind: 'invalid',
      message: details[0]?.message ?? errorTexts.VALIDATION_FAILED,
      details,
    });
  }
}

/** A request that is too large or too deep to be made objects of, or holds what no text can. */
export class UnreadableRequestError extends DomainError {
  constructor() {
    super({ code: 'BAD_REQUEST', kind: 'invalid', message: errorTexts.BAD_REQUEST });
  }
}
