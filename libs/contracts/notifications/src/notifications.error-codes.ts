import type { DeclaredError } from '@crewcall/contracts-core';
import { notificationTexts } from './notification.texts.js';

/** Errors of the notifications service: the code a program branches on and the words a person reads. */
export const notificationsErrors = {
  /** Also for another user's: that it exists is private. */
  notificationMissing: { code: 'NOTIFICATION_NOT_FOUND', kind: 'missing', message: notificationTexts.missing },
  unsubscribeLinkDead: {
    code: 'UNSUBSCRIBE_LINK_DEAD',
    kind: 'missing',
    message: notificationTexts.deadUnsubscribeLink,
  },
  pushEndRefused: { code: 'PUSH_END_REFUSED', kind: 'invalid', message: notificationTexts.pushEnd },
  pushEndMissing: { code: 'PUSH_END_NOT_FOUND', kind: 'missing', message: notificationTexts.pushEndMissing },
} as const satisfies Record<string, DeclaredError>;
