import { jobsErrors } from '@crewcall/contracts-jobs';
import { defineErrors } from '@crewcall/platform-errors';

export const { BoardsUnavailableError, BoardsNotConfiguredError } = defineErrors(jobsErrors);
