import { applicantBoardErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const { NothingToTakeBackError, CardMovedError, CardStaysError } = defineErrors(applicantBoardErrors);
