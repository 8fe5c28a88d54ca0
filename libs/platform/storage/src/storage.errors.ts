import { DomainError } from '@crewcall/platform-errors';

export class ObjectMissingError extends DomainError {
  constructor() {
    super({ code: 'OBJECT_MISSING', kind: 'missing', message: 'This file is no longer there.' });
  }
}

export class ObjectTooLargeError extends DomainError {
  constructor() {
    super({ code: 'OBJECT_TOO_LARGE', kind: 'too_large', message: 'This file is too large.' });
  }
}

export class StorageUnavailableError extends DomainError {
  constructor() {
    super({
      code: 'STORAGE_UNAVAILABLE',
      kind: 'unavailable',
      message: 'Files are not available right now. Please try again in a moment.',
      retryAfterSeconds: 5,
    });
  }
}
