import { jobsErrors } from '@crewcall/contracts-jobs';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  ApplicationMissingError,
  AlreadyAppliedError,
  AnswerMissingError,
  RateIsSetError,
  QuestionsChangedError,
  PlanChangedError,
  JobNotOpenError,
  JobIsExternalError,
  JobFilledError,
  ApplicationDecidedError,
  BookingOverError,
  ApplicationIsBookingError,
} = defineErrors(jobsErrors);
