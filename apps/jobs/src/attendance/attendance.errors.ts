import { attendanceErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const { AttendanceMissingError, NotOnTheDayError, NotYetError } = defineErrors(attendanceErrors);
