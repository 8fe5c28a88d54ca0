import { ticketKeeping, type TicketKind } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { ticketReasons } from '@crewcall/contracts-identity';
import type {
  TicketCheckedPayload,
  TicketDocumentOpenedPayload,
  TicketExpiringPayload,
} from '@crewcall/contracts-identity/dto';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

const whenWords = (days: number): string => (days === 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`);

/** A ticket of another kind is not named: its name is its owner's words. */
const nameOf = (kind: TicketKind): string => (kind === 'other' ? 'A ticket' : ticketKeeping[kind].name);

/** For the owner, as the others here. */
export const ticketExpiringNotice = ({ kind, days }: TicketExpiringPayload): NotificationDraft => ({
  type: 'system',
  priority: 'normal',
  title: `${nameOf(kind)} expires ${whenWords(days)}`,
  message: 'Add the new one so that you stay bookable.',
  action_url: webRoutes.profile.href(),
});

const stateWords = {
  verified: 'is verified',
  rejected: 'was not verified',
  withdrawn: 'is no longer verified',
} as const;

export const ticketCheckedNotice = ({ kind, state, reason }: TicketCheckedPayload): NotificationDraft => ({
  type: 'system',
  priority: 'normal',
  title: `${nameOf(kind)} ${stateWords[state]}`,
  message: reason ? ticketReasons[reason] : 'Companies that you share it with see that we looked at it.',
  action_url: webRoutes.profile.href(),
});

export const documentOpenedNotice = ({ kind }: TicketDocumentOpenedPayload): NotificationDraft => ({
  type: 'system',
  priority: 'normal',
  title: `${kind === 'other' ? 'A document of yours' : `Your ${nameOf(kind)} document`} was opened`,
  message: 'By an administrator who checks it. Companies never can.',
  action_url: webRoutes.profile.href(),
});
