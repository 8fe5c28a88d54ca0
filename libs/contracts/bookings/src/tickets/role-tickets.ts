import type { TicketKind } from './ticket-kinds.js';

/** A ticket that a role wants. */
export interface TicketNeed {
  kind: TicketKind;
  /** Otherwise it is nice to have. */
  is_must: boolean;
  /** At least so much, of insurance alone. */
  sum_pence: number | null;
}

export interface RoleTickets {
  needs: TicketNeed[];
  /** 'Only with valid tickets': a person without what is a must is not booked. */
  only_valid: boolean;
}

/** What of a ticket decides whether it is good. */
export interface HeldTicket {
  kind: TicketKind;
  sum_pence?: number | null;
  /** Its last day; null where it has none. */
  expires_on?: string | null;
  /** As it was published: 'expired' is judged by the last day instead. */
  state: string;
  /** Companies that saw the card, from three on. */
  seen_by?: number;
}

/** What is wanted and not there, with the best of its kind that is. */
export interface MissingTicket {
  need: TicketNeed;
  held: HeldTicket | null;
}

/** What a company saw when it booked: that the ticket was good on the last day, and when it saw that. */
export interface SeenTicket {
  kind: TicketKind;
  valid_on: string;
  seen_on: string;
}

export const noRoleTickets: RoleTickets = { needs: [], only_valid: false };
