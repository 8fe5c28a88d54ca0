import { jobsErrors } from '@crewcall/contracts-jobs';
import { DomainError } from '@crewcall/platform-errors';

/** One rating for one booking; it is not taken back. */
export class AlreadyRatedError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.alreadyRated });
  }
}

export class NotHiredError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.notHired });
  }
}

/** Asked a short while ago: a company is reminded, not pestered. */
export class RatingAlreadyRequestedError extends DomainError {
  constructor(retryAfterSeconds: number) {
    super({ kind: 'limited', ...jobsErrors.ratingRequested, retryAfterSeconds });
  }
}

/** The company's account is gone, so there is nobody to ask. */
export class RecruiterMissingError extends DomainError {
  constructor() {
    super({ kind: 'conflict', ...jobsErrors.recruiterMissing });
  }
}
