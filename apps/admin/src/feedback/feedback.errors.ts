import { errorTexts } from '@crewcall/contracts-core';
import { DomainError } from '@crewcall/platform-errors';

export class TooMuchFeedbackError extends DomainError {
  constructor(retryAfterSeconds: number) {
    super({ code: 'RATE_LIMITED', kind: 'limited', message: errorTexts.RATE_LIMITED, retryAfterSeconds });
  }
}
