import { type JobQuestion, jobsErrors } from '@crewcall/contracts-jobs';
import { defineErrors, ValidationFailedError } from '@crewcall/platform-errors';

export const {
  ApplicationMissingError,
  AlreadyAppliedError,
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

/** Beside the question that it is about, which the words name too. */
export class AnswerMissingError extends ValidationFailedError {
  constructor({ id, text }: JobQuestion, problem: string) {
    const details = [{ field: `answers.${id}`, message: problem }];
    super(`${text} ${problem}`, details);
  }
}
