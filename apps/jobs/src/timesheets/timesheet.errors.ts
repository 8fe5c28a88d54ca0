import { timesheetErrors } from '@crewcall/contracts-bookings';
import { errorTexts, type FieldProblem } from '@crewcall/contracts-core';
import { defineErrors, DomainError } from '@crewcall/platform-errors';

export const {
  AskedAlreadyError,
  CorrectedAlreadyError,
  NoDifferenceError,
  NotAgreedYetError,
  NotAtTheEndError,
  RoundsOverError,
  TimesheetAgreedError,
  TimesheetMissingError,
  TimesheetMovedError,
} = defineErrors(timesheetErrors);

/** Times that cannot have been, by the field that says so. */
export class TimesError extends DomainError {
  constructor(details: FieldProblem[]) {
    const message = details[0]?.message ?? errorTexts.VALIDATION_FAILED;
    super({ kind: 'invalid', code: 'VALIDATION_FAILED', message, details });
  }
}
