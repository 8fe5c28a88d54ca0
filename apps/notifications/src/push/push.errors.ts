import { notificationTexts } from '@crewcall/contracts-notifications';
import { defineErrors } from '@crewcall/platform-errors';

export const { PushEndRefusedError, PushEndMissingError } = defineErrors({
  pushEndRefused: { code: 'PUSH_END_REFUSED', kind: 'invalid', message: notificationTexts.pushEnd },
  pushEndMissing: { code: 'PUSH_END_NOT_FOUND', kind: 'missing', message: notificationTexts.pushEndMissing },
});
