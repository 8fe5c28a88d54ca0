import { notificationTexts } from '@crewcall/contracts-notifications';
import { DomainError } from '@crewcall/platform-errors';

/** Also for another user's: that it exists is private. */
export class NotificationMissingError extends DomainError {
  constructor() {
    super({ code: 'NOTIFICATION_NOT_FOUND', kind: 'missing', message: notificationTexts.missing });
  }
}
