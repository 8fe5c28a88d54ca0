import { errorTexts } from '@crewcall/contracts-core';
import { defineErrors } from '@crewcall/platform-errors';

export const { TooMuchFeedbackError } = defineErrors({
  tooMuchFeedback: { code: 'RATE_LIMITED', kind: 'limited', message: errorTexts.RATE_LIMITED },
});
