import { messagingErrors } from '@crewcall/contracts-messaging';
import { DomainError } from '@crewcall/platform-errors';

/** Never was, or is another user's: the caller does not learn which. */
export class UploadMissingError extends DomainError {
  constructor() {
    super({ kind: 'missing', ...messagingErrors.uploadMissing });
  }
}

export class UploadNotArrivedError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...messagingErrors.uploadNotArrived });
  }
}

export class FileTooLargeError extends DomainError {
  constructor() {
    super({ kind: 'too_large', ...messagingErrors.fileTooLarge });
  }
}

export class FileEmptyError extends DomainError {
  constructor() {
    super({ kind: 'invalid', ...messagingErrors.fileEmpty });
  }
}

export class FileWrongTypeError extends DomainError {
  constructor() {
    super({ kind: 'unsupported', ...messagingErrors.fileWrongType });
  }
}

export class TooManyUploadsError extends DomainError {
  constructor() {
    super({ kind: 'limited', ...messagingErrors.tooManyUploads, retryAfterSeconds: 60 * 60 });
  }
}

export class TooManyFilesError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...messagingErrors.tooManyFiles });
  }
}

export class AttachmentMissingError extends DomainError {
  constructor() {
    super({ kind: 'missing', ...messagingErrors.attachmentMissing });
  }
}

export class AttachmentPendingError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...messagingErrors.attachmentPending });
  }
}

export class AttachmentBlockedError extends DomainError {
  constructor() {
    super({ kind: 'forbidden', ...messagingErrors.attachmentBlocked });
  }
}
