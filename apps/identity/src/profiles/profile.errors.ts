import { identityErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { ProfileExistsError, ProfileMissingError } = defineErrors(identityErrors);
