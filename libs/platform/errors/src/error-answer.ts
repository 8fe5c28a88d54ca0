import { HttpException } from '@nestjs/common';
import { DomainError, statusOfKind } from './domain.error.js';

export interface ErrorAnswer {
  status: number;
  body: { error: string; code: string; details?: unknown };
  retryAfterSeconds?: number;
  /** True when nobody foresaw it: log it with its stack, tell the caller nothing of it. */
  unexpected: boolean;
}

const codeOfStatus: Record<number, [code: string, message: string]> = {
  400: ['BAD_REQUEST', 'The request could not be understood.'],
  401: ['AUTH_REQUIRED', 'Please log in to continue.'],
  403: ['FORBIDDEN', 'Access denied'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not take that method.'],
  408: ['REQUEST_TIMEOUT', 'The request took too long to arrive. Please try again.'],
  409: ['CONFLICT', 'This was changed in the meantime. Please reload and try again.'],
  413: ['TOO_LARGE', 'The request is too large.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'This kind of content is not accepted here.'],
  422: ['UNPROCESSABLE', 'The request cannot be carried out as it stands.'],
  429: ['RATE_LIMITED', 'Too many requests. Please wait a moment and try again.'],
  503: ['UNAVAILABLE', 'The service is busy. Please try again in a moment.'],
};

const unexpected: ErrorAnswer = {
  status: 500,
  body: { error: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' },
  unexpected: true,
};

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}

/**
 * Turns whatever was thrown into what the caller may know. Texts of frameworks and drivers never pass:
 * only a DomainError speaks in its own words.
 */
export function answerOf(error: unknown): ErrorAnswer {
  if (error instanceof DomainError) {
    const { message, code, details, kind, retryAfterSeconds } = error;
    const body = { error: message, code, ...(details === undefined ? {} : { details }) };
    return { status: statusOfKind[kind], body, retryAfterSeconds, unexpected: false };
  }
  const status = statusOf(error);
  if (status === undefined || (status >= 500 && status !== 503)) return unexpected;
  const [code, message] = codeOfStatus[status] ?? ['REQUEST_FAILED', 'The request could not be carried out.'];
  return { status, body: { error: message, code }, unexpected: false };
}
