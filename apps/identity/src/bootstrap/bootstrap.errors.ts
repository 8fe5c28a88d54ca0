import { administrationErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const { AdminExistsError, NotApprovedError } = defineErrors(administrationErrors);
