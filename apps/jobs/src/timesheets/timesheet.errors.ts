import { timesheetErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

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
