import { messagingErrors } from '@crewcall/contracts-messaging';
import { DomainError } from '@crewcall/platform-errors';

/** Never was, or is none of the caller's business: the caller does not learn which. */
export class MessageMissingError extends DomainError {
  constructor() {
    super({ kind: 'missing', ...messagingErrors.messageMissing });
  }
}

export class TooFastError extends DomainError {
  constructor(retryAfterSeconds: number) {
    super({ kind: 'limited', ...messagingErrors.tooFast, retryAfterSeconds });
  }
}
