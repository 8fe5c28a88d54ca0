import { kitKindNames } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { KitExpiringPayload } from '@crewcall/contracts-identity/dto';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

const whenWords = (days: number): string => (days === 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`);
const whatWords = { pat: 'PAT test', insurance: 'Insurance' } as const;

/** For the owner. */
export const kitExpiringNotice = ({ kind, what, days }: KitExpiringPayload): NotificationDraft => ({
  type: 'system',
  priority: 'normal',
  title: `${whatWords[what]} ends ${whenWords(days)}`,
  message: `${kind === 'other' ? 'A piece of your kit' : kitKindNames[kind]}: enter the new date so that companies see it.`,
  action_url: webRoutes.profile.href(),
});
