import { errorTexts } from '@crewcall/contracts-core';
import { jobsErrors, type JobInput, type JobSearch } from '@crewcall/contracts-jobs';
import { defineErrors, DomainError } from '@crewcall/platform-errors';

export const {
  JobMissingError,
  CompanyNameMissingError,
  CompanyNameNotOwnError,
  JobClosedError,
  JobHasHiresError,
  PositionsBelowHiredError,
  TooManySavedJobsError,
  TooManySavedSearchesError,
  SavedSearchMissingError,
  SearchLinkDeadError,
} = defineErrors(jobsErrors);
export const { JobListBusyError } = defineErrors({
  /** Too many lists are being counted for the first time. */
  jobListBusy: { code: 'UNAVAILABLE', kind: 'unavailable', message: errorTexts.UNAVAILABLE, retryAfterSeconds: 2 },
});

/** The same shape as an error of the DTO, for rules that need the time or the job as it stands. */
export class JobInvalidError extends DomainError {
  constructor(problems: Partial<Record<keyof JobInput | keyof JobSearch, string>>) {
    const details = Object.entries(problems).map(([field, message]) => ({ field, message }));
    super({
      kind: 'invalid',
      code: 'VALIDATION_FAILED',
      message: details[0]?.message ?? 'Please check your entries.',
      details,
    });
  }
}
