import { crewListErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  CrewListMissingError,
  ListedPersonMissingError,
  CrewNoteMissingError,
  TooManyCrewListsError,
  CrewListFullError,
  CrewListNameTakenError,
  FavouritesStayError,
  TooManyCrewNotesError,
} = defineErrors(crewListErrors);
