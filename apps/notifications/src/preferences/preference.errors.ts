import { notificationTexts } from '@crewcall/contracts-notifications';
import { defineErrors } from '@crewcall/platform-errors';

export const { UnsubscribeLinkDeadError } = defineErrors({
  unsubscribeLinkDead: {
    code: 'UNSUBSCRIBE_LINK_DEAD',
    kind: 'missing',
    message: notificationTexts.deadUnsubscribeLink,
  },
});
