import { DomainError } from '@crewcall/platform-errors';

/** There is no verdict on a file; it stays unsafe to hand out until there is one. */
export class ScannerUnavailableError extends DomainError {
  constructor() {
    super({
      code: 'SCANNER_UNAVAILABLE',
      kind: 'unavailable',
      message: 'Files cannot be checked right now. Please try again in a moment.',
      retryAfterSeconds: 10,
    });
  }
}

/** Too many files wait to be looked at. */
export class ScannerBusyError extends DomainError {
  constructor() {
    super({
      code: 'SCANNER_BUSY',
      kind: 'unavailable',
      message: 'Many files are being checked right now. Please try again in a moment.',
      retryAfterSeconds: 10,
    });
  }
}
