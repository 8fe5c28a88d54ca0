import { moderationErrors } from '@crewcall/contracts-admin';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  CaseMissingError,
  CaseDecidedError,
  NobodyToActError: NobodyToActOnError,
} = defineErrors(moderationErrors);
