import { notificationTexts } from '@crewcall/contracts-notifications';
import { defineErrors } from '@crewcall/platform-errors';

export const { NotificationMissingError } = defineErrors({
  /** Also for another user's: that it exists is private. */
  notificationMissing: { code: 'NOTIFICATION_NOT_FOUND', kind: 'missing', message: notificationTexts.missing },
});
