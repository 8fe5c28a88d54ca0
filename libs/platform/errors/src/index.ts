export type { ErrorKind } from '@crewcall/contracts-core';
export { type DefinedError, defineErrors } from './define-errors.js';
export { DomainError, type DomainErrorOptions, statusOfKind } from './domain.errors.js';
export { answerOf, type ErrorAnswer } from './error-answer.js';
export { ErrorFilter } from './error.filter.js';
export { isContention, isOutage } from './outage.js';
export { assertFine, InvalidInputError, UnreadableRequestError, ValidationFailedError } from './validation.errors.js';
