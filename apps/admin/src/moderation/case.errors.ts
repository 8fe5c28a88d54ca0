import { moderationErrors } from '@crewcall/contracts-admin';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  CaseMissingError,
  CaseDecidedError,
  NotDecidableError,
  NobodyToActError: NobodyToActOnError,
  AdminStandsError,
} = defineErrors(moderationErrors);
