/**
 * Codes that more than one service answers with, each with its words. Codes of one scope live in that scope's contract.
 */
export const errorTexts = {
  AUTH_REQUIRED: 'Please log in to continue.',
  INVALID_SESSION: 'Session expired',
  EMAIL_NOT_VERIFIED: 'Please verify your email before signing in.',
  FORBIDDEN: 'Access denied',
  VALIDATION_FAILED: 'Please check your entries.',
  BAD_REQUEST: 'The request could not be understood.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This address does not take that method.',
  CONFLICT: 'This was changed in the meantime. Please reload and try again.',
  TOO_LARGE: 'The request is too large.',
  HEADERS_TOO_LARGE: 'The headers of the request are too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not accepted here.',
  UNPROCESSABLE: 'The request cannot be carried out as it stands.',
  IDEMPOTENCY_KEY_REUSED: 'This key was already used for a different request.',
  RATE_LIMITED: 'Too many requests. Please wait a moment and try again.',
  REQUEST_TIMEOUT: 'The request took too long to arrive. Please try again.',
  REQUEST_FAILED: 'The request could not be carried out.',
  UPSTREAM_UNAVAILABLE: 'This part of CrewCall is not available right now. Please try again in a moment.',
  UPSTREAM_FAILED: 'This part of CrewCall did not answer properly. Please try again in a moment.',
  UPSTREAM_TIMEOUT: 'This part of CrewCall took too long to answer. Please try again in a moment.',
  UNAVAILABLE: 'The service is busy. Please try again in a moment.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
} as const;

export type ErrorCode = keyof typeof errorTexts;
