import { type ErrorCode, errorTexts } from '@crewcall/contracts-core';
import { HttpException } from '@nestjs/common';
import { DomainError, statusOfKind } from './domain.errors.js';
import { isContention, isOutage } from './outage.js';

export interface ErrorAnswer {
  status: number;
  body: { error: string; code: string; details?: unknown };
  retryAfterSeconds?: number;
  /** True when no one foresaw it: log it with its stack, tell the caller nothing of it. */
  unexpected: boolean;
}

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'AUTH_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

const unexpected: ErrorAnswer = {
  status: 500,
  body: { error: errorTexts.INTERNAL, code: 'INTERNAL' },
  unexpected: true,
};

/** A server behind the service is gone, or has no room, or others wait for the same: worth another try, and worth a line in the log. */
const outage: ErrorAnswer = {
  status: 503,
  body: { error: errorTexts.UNAVAILABLE, code: 'UNAVAILABLE' },
  retryAfterSeconds: 2,
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
  if (isOutage(error) || isContention(error)) return outage;
  const status = statusOf(error);
  if (status === undefined || (status >= 500 && status !== 503)) return unexpected;
  const code = codeOfStatus[status] ?? 'REQUEST_FAILED';
  return { status, body: { error: errorTexts[code], code }, unexpected: false };
}
