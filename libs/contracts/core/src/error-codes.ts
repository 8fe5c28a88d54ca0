import type { ErrorDeclaration } from './error-body.js';

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

/** Errors that every service may answer with. */
export const coreErrors = {
  /** No token, or one that proves nothing (any more). */
  signInRequired: (message: string = errorTexts.AUTH_REQUIRED) => ({
    code: 'AUTH_REQUIRED',
    kind: 'unauthenticated',
    message,
  }),
  /** Signed in, but not someone who may do this. */
  accessDenied: { code: 'FORBIDDEN', kind: 'forbidden', message: errorTexts.FORBIDDEN },
  /** A secret is asked for without a proof that its owner is there, or with one that is over. */
  proofRequired: { code: 'PROOF_REQUIRED', kind: 'forbidden', message: 'Please enter your password again.' },
  /** A request that is too large or too deep to be made objects of, or holds what no text can. */
  unreadableRequest: { code: 'BAD_REQUEST', kind: 'invalid', message: errorTexts.BAD_REQUEST },
  requestInFlight: {
    code: 'REQUEST_IN_FLIGHT',
    kind: 'conflict',
    message: 'This request is still being carried out. Please wait a moment.',
    retryAfterSeconds: 1,
  },
  keyReused: { code: 'IDEMPOTENCY_KEY_REUSED', kind: 'unprocessable', message: errorTexts.IDEMPOTENCY_KEY_REUSED },
  invalidKey: {
    code: 'IDEMPOTENCY_KEY_INVALID',
    kind: 'invalid',
    message: 'An idempotency key is 8 to 100 letters, digits, dashes or underscores.',
  },
  uploadsBusy: {
    code: 'UPLOADS_BUSY',
    kind: 'unavailable',
    message: 'Many files are being uploaded right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  tooManyUploadsAtOnce: {
    code: 'UPLOADS_AT_ONCE',
    kind: 'limited',
    message: 'Please wait until your other uploads are done.',
    retryAfterSeconds: 5,
  },
  /** There is no verdict on a file; it stays unsafe to hand out until there is one. */
  scannerUnavailable: {
    code: 'SCANNER_UNAVAILABLE',
    kind: 'unavailable',
    message: 'Files cannot be checked right now. Please try again in a moment.',
    retryAfterSeconds: 10,
  },
  /** Too many files wait to be looked at. */
  scannerBusy: {
    code: 'SCANNER_BUSY',
    kind: 'unavailable',
    message: 'Many files are being checked right now. Please try again in a moment.',
    retryAfterSeconds: 10,
  },
  objectMissing: { code: 'OBJECT_MISSING', kind: 'missing', message: 'This file is no longer there.' },
  objectTooLarge: { code: 'OBJECT_TOO_LARGE', kind: 'too_large', message: 'This file is too large.' },
  storageUnavailable: {
    code: 'STORAGE_UNAVAILABLE',
    kind: 'unavailable',
    message: 'Files are not available right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  liveEventsGone: {
    code: 'LIVE_EVENTS_GONE',
    kind: 'conflict',
    message: 'What happened meanwhile is no longer kept. Please load the page anew.',
  },
} as const satisfies Readonly<Record<string, ErrorDeclaration>>;
