import type { DeclaredError } from '@crewcall/contracts-core';

export const feedErrors = {
  feedMissing: { code: 'FEED_NOT_FOUND', kind: 'missing', message: 'This calendar does not exist.' },
  feedReadTooOften: {
    code: 'RATE_LIMITED',
    kind: 'limited',
    message: 'This calendar is read too often. Try again in an hour.',
    retryAfterSeconds: 3_600,
  },
  feedSourceMissing: {
    code: 'FEED_SOURCE_NOT_FOUND',
    kind: 'missing',
    message: 'This calendar is not brought in.',
  },
  feedSourceKnown: {
    code: 'FEED_SOURCE_KNOWN',
    kind: 'conflict',
    message: 'You have brought in this calendar already.',
  },
  feedSourcesTooFast: {
    code: 'RATE_LIMITED',
    kind: 'limited',
    message: 'You have brought in many calendars. Try again later.',
  },
  tooManyFeedSources: {
    code: 'TOO_MANY_FEED_SOURCES',
    kind: 'conflict',
    message: 'You can bring in three calendars. Remove one first.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
