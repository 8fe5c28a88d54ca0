import { dayWords, ticketDayWords, ticketKeeping } from '@crewcall/contracts-bookings';
import type { TicketEndsEarlyPayload } from '@crewcall/contracts-bookings/dto';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

type Facts = Pick<TicketEndsEarlyPayload, 'kind' | 'role' | 'day' | 'expires_on'> & {
  booking_id: string;
  /** Null for a person whose name is not known. */
  first_name: string | null;
};

/** To a company that has booked them. A ticket of another kind is not named: its name is the person's own words. */
export const ticketEndsNotice = (facts: Facts): NotificationDraft => {
  const ticket = facts.kind === 'other' ? 'ticket' : ticketKeeping[facts.kind].name;
  return {
    type: 'system',
    priority: 'normal',
    title: `${facts.first_name ?? 'A crew member'}\u2019s ${ticket} expires before your call.`,
    message: `${facts.role}, ${dayWords(facts.day)}. It is good until ${ticketDayWords(facts.expires_on)}.`,
    action_url: webRoutes.booking.href(facts.booking_id),
  };
};
