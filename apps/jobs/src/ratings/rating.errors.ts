import { jobsErrors } from '@crewcall/contracts-jobs';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  AlreadyRatedError,
  NotHiredError,
  RatingRequestedError: RatingAlreadyRequestedError,
  RecruiterMissingError,
} = defineErrors(jobsErrors);
