import { attendanceErrors, latenessErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const { AttendanceMissingError, NotOnTheDayError, NotYetError } = defineErrors(attendanceErrors);

export const { ArrivedAlreadyError, ChangedOftenError, LateTimeError, NotYetLateError } = defineErrors(latenessErrors);
