import { cvErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class CvTypeError extends DomainError {
  constructor() {
    super({ ...cvErrors.notAccepted, kind: 'invalid' });
  }
}

export class CvTooLargeError extends DomainError {
  constructor() {
    super({ ...cvErrors.tooBig, kind: 'too_large' });
  }
}

export class CvUnsafeError extends DomainError {
  constructor() {
    super({ ...cvErrors.unsafe, kind: 'invalid' });
  }
}

/** None there, not scanned yet, or not safe: a reader is told no more than that. */
export class CvUnavailableError extends DomainError {
  constructor() {
    super({ ...cvErrors.unavailable, kind: 'missing' });
  }
}

export class CvLinkInvalidError extends DomainError {
  constructor() {
    super({ ...cvErrors.linkInvalid, kind: 'missing' });
  }
}

export class CvUploadMissingError extends DomainError {
  constructor() {
    super({ ...cvErrors.uploadMissing, kind: 'missing' });
  }
}

export class TooManyUploadsError extends DomainError {
  constructor(retryAfterSeconds: number) {
    super({ ...cvErrors.tooManyUploads, kind: 'limited', retryAfterSeconds });
  }
}
