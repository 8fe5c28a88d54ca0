import { jobsErrors } from '@crewcall/contracts-jobs';
import { DomainError } from '@crewcall/platform-errors';

/** Every configured board failed. */
export class BoardsUnavailableError extends DomainError {
  constructor() {
    super({ kind: 'unavailable', ...jobsErrors.boardsUnavailable });
  }
}

/** There is nothing to ask: no board has keys. */
export class BoardsNotConfiguredError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.boardsNotConfigured });
  }
}
