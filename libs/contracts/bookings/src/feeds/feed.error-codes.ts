import type { DeclaredError } from '@crewcall/contracts-core';

export const feedErrors = {
  feedMissing: { code: 'FEED_NOT_FOUND', kind: 'missing', message: 'This calendar does not exist.' },
  feedReadTooOften: {
    code: 'RATE_LIMITED',
    kind: 'limited',
    message: 'This calendar is read too often. Try again in an hour.',
    retryAfterSeconds: 3_600,
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
