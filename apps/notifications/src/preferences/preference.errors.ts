import { notificationsErrors } from '@crewcall/contracts-notifications';
import { defineErrors } from '@crewcall/platform-errors';

export const { UnsubscribeLinkDeadError } = defineErrors(notificationsErrors);
