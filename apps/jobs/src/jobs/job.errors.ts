import { jobsErrors } from '@crewcall/contracts-jobs';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  JobMissingError,
  JobListBusyError,
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
