import { DomainError } from '@crewcall/platform-errors';

export class QueuesUnreachableError extends DomainError {
  constructor() {
    const message = 'The queues cannot be reached at the moment. Please try again in a few seconds.';
    super({ code: 'QUEUES_UNREACHABLE', kind: 'unavailable', message, retryAfterSeconds: 5 });
  }
}

export class UnknownQueueError extends DomainError {
  constructor() {
    super({ code: 'QUEUE_NOT_FOUND', kind: 'missing', message: 'There is no such queue.' });
  }
}
