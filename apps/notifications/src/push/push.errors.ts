import { notificationsErrors } from '@crewcall/contracts-notifications';
import { defineErrors } from '@crewcall/platform-errors';

export const { PushEndRefusedError, PushEndMissingError } = defineErrors(notificationsErrors);
