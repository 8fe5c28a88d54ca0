import { administrationErrors } from '@crewcall/contracts-identity';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  AdminStandsError,
  NotPromotableError,
  NotAdminError: NotAnAdminError,
  LastAdminDemotedError,
} = defineErrors(administrationErrors);
