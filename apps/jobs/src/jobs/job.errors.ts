import { errorTexts } from '@crewcall/contracts-core';
import { jobsErrors } from '@crewcall/contracts-jobs';
import { defineErrors } from '@crewcall/platform-errors';

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
