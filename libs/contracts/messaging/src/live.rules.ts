import { errorTexts } from '@crewcall/contracts-core';

/** What one socket and one person may use of the live channel. */
export const liveLimits = {
  /** Bytes of one frame from a client: `authenticate` is the longest there is. */
  frameBytes: 16 * 1024,
  /** Frames of one socket within a second. */
  framesPerSecond: 20,
  /** Packets that may wait for a client that does not read them. */
  waitingPackets: 512,
} as const;

export const liveErrors = {
  AUTH_REQUIRED: errorTexts.AUTH_REQUIRED,
  FORBIDDEN: errorTexts.FORBIDDEN,
  TOO_MANY_SOCKETS: 'Too many open tabs. Please close some of them.',
  RATE_LIMITED: errorTexts.RATE_LIMITED,
} as const;

export type LiveErrorCode = keyof typeof liveErrors;
