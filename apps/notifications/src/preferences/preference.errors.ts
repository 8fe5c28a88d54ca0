import { notificationTexts } from '@crewcall/contracts-notifications';
import { DomainError } from '@crewcall/platform-errors';

export class UnsubscribeLinkDeadError extends DomainError {
  constructor() {
    super({ code: 'UNSUBSCRIBE_LINK_DEAD', kind: 'missing', message: notificationTexts.deadUnsubscribeLink });
  }
}
