import { coreErrors, errorTexts, type FieldProblem } from '@crewcall/contracts-core';
import type { ValidationError } from 'class-validator';
import { defineErrors } from './define-errors.js';
import { DomainError } from './domain.errors.js';

function flatten(errors: ValidationError[], prefix = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = prefix + error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
    return [...own, ...flatten(error.children ?? [], `${field}.`)];
  });
}

/** Input that breaks a rule: of one field or of several, or none where no field alone is wrong. */
export class ValidationFailedError extends DomainError {
  constructor(message: string, details?: FieldProblem[]) {
    super({ code: 'VALIDATION_FAILED', kind: 'invalid', message, details });
  }

  /** Says the first of them, and all by field. */
  static ofFields(details: FieldProblem[]): ValidationFailedError {
    return new ValidationFailedError(details[0]?.message ?? errorTexts.VALIDATION_FAILED, details);
  }
}

/** @throws ValidationFailedError that says by field what is wrong, where anything is */
export function assertFine(problems: readonly (readonly [field: string, message: string])[]): void {
  if (problems.length) throw ValidationFailedError.ofFields(problems.map(([field, message]) => ({ field, message })));
}

/** Input that breaks the rules of its DTO. `error` is the first rule broken, `details` all of them by field. */
export class InvalidInputError extends ValidationFailedError {
  constructor(errors: ValidationError[]) {
    // A hostile body can break thousands of rules: the answer stays small.
    const details = flatten(errors)
      .slice(0, 50)
      .map(({ field, message }) => ({ field: field.slice(0, 100), message: message.slice(0, 300) }));
    super(details[0]?.message ?? errorTexts.VALIDATION_FAILED, details);
  }
}

export const { UnreadableRequestError } = defineErrors(coreErrors);
