import { crewSearchErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { TooManyCrewSearchesError, CrewSearchMissingError, CrewSearchLinkDeadError } =
  defineErrors(crewSearchErrors);
