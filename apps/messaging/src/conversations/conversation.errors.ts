import { messagingErrors } from '@crewcall/contracts-messaging';
import { DomainError } from '@crewcall/platform-errors';

/** Never was, or is none of the caller's business: the caller does not learn which. */
export class ConversationMissingError extends DomainError {
  constructor() {
    super({ kind: 'missing', ...messagingErrors.conversationMissing });
  }
}

export class PersonMissingError extends DomainError {
  constructor() {
    super({ kind: 'missing', ...messagingErrors.personMissing });
  }
}

export class PersonDeletedError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...messagingErrors.personDeleted });
  }
}

export class MessageToSelfError extends DomainError {
  constructor() {
    super({ kind: 'invalid', ...messagingErrors.toSelf });
  }
}

export class NotWelcomeError extends DomainError {
  constructor() {
    super({ kind: 'forbidden', ...messagingErrors.notWelcome });
  }
}

export class BlockedByYouError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...messagingErrors.blockedByYou });
  }
}

export class TooManyStartedError extends DomainError {
  constructor() {
    super({ kind: 'limited', ...messagingErrors.tooManyStarted, retryAfterSeconds: 60 * 60 });
  }
}
