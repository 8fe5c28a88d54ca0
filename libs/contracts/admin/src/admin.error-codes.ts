import { type DeclaredError, errorTexts } from '@crewcall/contracts-core';

/** Errors of feedback and operations: the code a program branches on and the words a person reads. */
export const adminErrors = {
  feedbackMissing: { code: 'FEEDBACK_NOT_FOUND', kind: 'missing', message: 'Feedback not found' },
  tooMuchFeedback: { code: 'RATE_LIMITED', kind: 'limited', message: errorTexts.RATE_LIMITED },
  queuesUnreachable: {
    code: 'QUEUES_UNREACHABLE',
    kind: 'unavailable',
    message: 'The queues cannot be reached at the moment. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  unknownQueue: { code: 'QUEUE_NOT_FOUND', kind: 'missing', message: 'There is no such queue.' },
} as const satisfies Record<string, DeclaredError>;
