import { DomainError } from '@crewcall/platform-errors';

/** Nobody could say whether a file is safe; it stays unsafe to hand out until somebody can. */
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
