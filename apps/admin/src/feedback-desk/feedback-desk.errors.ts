import { defineErrors } from '@crewcall/platform-errors';

export const { FeedbackMissingError } = defineErrors({
  feedbackMissing: { code: 'FEEDBACK_NOT_FOUND', kind: 'missing', message: 'Feedback not found' },
});
