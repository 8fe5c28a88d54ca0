import { mediaErrors } from '@crewcall/contracts-identity';
import { DomainError } from '@crewcall/platform-errors';

export class NotAnImageError extends DomainError {
  constructor() {
    super({ ...mediaErrors.notImage, kind: 'invalid' });
  }
}

export class TooManyPixelsError extends DomainError {
  constructor() {
    super({ ...mediaErrors.tooManyPixels, kind: 'invalid' });
  }
}

export class MediaMissingError extends DomainError {
  constructor() {
    super({ ...mediaErrors.missing, kind: 'missing' });
  }
}
