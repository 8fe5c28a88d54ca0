import { adminErrors } from '@crewcall/contracts-admin';
import { defineErrors } from '@crewcall/platform-errors';

export const { TooMuchFeedbackError } = defineErrors(adminErrors);
