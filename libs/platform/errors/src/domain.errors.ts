import type { ErrorKind } from '@crewcall/contracts-core';

export interface DomainErrorOptions {
  /** Stable, upper case: what a program branches on. */
  code: string;
  kind: ErrorKind;
  /** What a person reads. */
  message: string;
  details?: unknown;
  retryAfterSeconds?: number;
}

/** An expected error of the domain. Anything else that is thrown is a bug and answers 500 without its text. */
export class DomainError extends Error {
  readonly code: string;
  readonly kind: ErrorKind;
  readonly details?: unknown;
  readonly retryAfterSeconds?: number;

  constructor(options: DomainErrorOptions) {
    super(options.message);
    this.name = new.target.name;
    this.code = options.code;
    this.kind = options.kind;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const statusOfKind: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  limited: 429,
  unavailable: 503,
};
