import { DomainError } from '@crewcall/platform-errors';

export class FeedbackMissingError extends DomainError {
  constructor() {
    super({ code: 'FEEDBACK_NOT_FOUND', kind: 'missing', message: 'Feedback not found' });
  }
}
