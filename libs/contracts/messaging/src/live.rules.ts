import { type DeclaredError, errorTexts } from '@crewcall/contracts-core';

/** What one socket and one person may use of the live channel. */
export const liveLimits = {
  /** Bytes of one frame from a client: `authenticate` is the longest there is. */
  frameBytes: 16 * 1024,
  /** Frames of one socket within a second. */
  framesPerSecond: 20,
  /** Packets that may wait for a client that does not read them. */
  waitingPackets: 512,
} as const;

/** Reasons to close a socket, by code. */
export const liveErrors = {
  AUTH_REQUIRED: { code: 'AUTH_REQUIRED', kind: 'unauthenticated', message: errorTexts.AUTH_REQUIRED },
  FORBIDDEN: { code: 'FORBIDDEN', kind: 'forbidden', message: errorTexts.FORBIDDEN },
  TOO_MANY_SOCKETS: {
    code: 'TOO_MANY_SOCKETS',
    kind: 'limited',
    message: 'Too many open tabs. Please close some of them.',
  },
  RATE_LIMITED: { code: 'RATE_LIMITED', kind: 'limited', message: errorTexts.RATE_LIMITED },
} as const satisfies Record<string, DeclaredError>;

export type LiveErrorCode = keyof typeof liveErrors;
