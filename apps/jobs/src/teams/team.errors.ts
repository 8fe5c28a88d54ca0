import { teamErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  TeamMissingError,
  TeamPersonMissingError,
  TooManyTeamsError,
  TeamFullError,
  AlreadyInTeamError,
  InvitedLatelyError,
  InvitationsLimitedError,
  NotInTeamError,
  OnlyTheLeadError,
} = defineErrors(teamErrors);
