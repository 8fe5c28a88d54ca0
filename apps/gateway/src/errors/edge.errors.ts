import { errorTexts, type ErrorBody } from '@crewcall/contracts-core';

/** Every way the gateway itself says no: status and the words of the contract. */
const statuses = {
  BAD_REQUEST: 400,
  AUTH_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  UPSTREAM_FAILED: 502,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
} as const;

export type EdgeErrorCode = keyof typeof statuses;

/** Thrown where a request cannot go on; the code that holds the reply answers with it. */
export class EdgeError extends Error {
  readonly status: number;

  constructor(
    readonly code: EdgeErrorCode,
    readonly headers: Record<string, string> = {},
  ) {
    super(errorTexts[code]);
    this.name = 'EdgeError';
    this.status = statuses[code];
  }

  body(requestId: string): ErrorBody {
    return { error: this.message, code: this.code, request_id: requestId };
  }
}

/** An error that says when to come back, in whole seconds and at least one. */
export const errorWithRetry = (code: EdgeErrorCode, seconds: number): EdgeError =>
  new EdgeError(code, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
