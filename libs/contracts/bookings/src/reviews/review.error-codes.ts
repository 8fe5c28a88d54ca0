import type { DeclaredError } from '@crewcall/contracts-core';

export const reviewErrors = {
  reviewMissing: { code: 'REVIEW_NOT_FOUND', kind: 'missing', message: 'This review does not exist.' },
  reviewNotOpen: {
    code: 'REVIEW_NOT_OPEN',
    kind: 'conflict',
    message: 'A booking can be reviewed from 12 hours after its last call, for 14 days.',
  },
  reviewWritten: {
    code: 'REVIEW_WRITTEN',
    kind: 'conflict',
    message: 'You have reviewed this booking already. You can change your review until it is shown.',
  },
  reviewShown: {
    code: 'REVIEW_SHOWN',
    kind: 'conflict',
    message: 'This review is shown now and can no longer be changed.',
  },
  reviewPart: {
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    message: 'Give 1 to 5 stars to what you judge, or leave it out.',
  },
  reviewReplied: { code: 'REVIEW_REPLIED', kind: 'conflict', message: 'You have replied to this review already.' },
  replyLate: {
    code: 'REPLY_LATE',
    kind: 'conflict',
    message: 'A review can be replied to for 30 days after it is shown.',
  },
  paidLate: {
    code: 'PAID_LATE',
    kind: 'conflict',
    message: 'You can say once how you were paid, within 60 days of the booking.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
