import { jobsErrors } from '@crewcall/contracts-jobs';
import { DomainError } from '@crewcall/platform-errors';

const retryAfterSeconds = 60 * 60;

export class TooManyJobsError extends DomainError {
  constructor() {
    super({ kind: 'limited', ...jobsErrors.tooManyJobs, retryAfterSeconds });
  }
}

export class TooManyApplicationsError extends DomainError {
  constructor() {
    super({ kind: 'limited', ...jobsErrors.tooManyApplications, retryAfterSeconds });
  }
}
