import type { TicketKind } from '@crewcall/contracts-bookings';
import { type DeclaredError, pathSegment } from '@crewcall/contracts-core';
import type { TicketDocument, TicketReason } from './ticket-document.js';

export const ticketRoutes = {
  own: '/api/tickets',
  one: (id = ':id') => `/api/tickets/${pathSegment(id)}`,
  sharing: '/api/tickets/sharing',
  of: (userId = ':userId') => `/api/freelancers/${pathSegment(userId)}/tickets`,
} as const;

/**
 * `unchecked` is what its owner says alone; `verified` and `rejected` is what an administrator says who looked at it;
 * `withdrawn` was verified and is not any more, mostly because a newer one of its kind is. `expired` once its last day is over.
 */
export const ticketStates = ['unchecked', 'verified', 'rejected', 'withdrawn', 'expired'] as const;
export type TicketState = (typeof ticketStates)[number];

/** All companies, or those to whom the person has applied. */
export const ticketAudiences = ['companies', 'applied'] as const;
export type TicketAudience = (typeof ticketAudiences)[number];

/** What a company reads: no number. */
export interface SharedTicket {
  id: string;
  kind: TicketKind;
  level: string | null;
  sum_pence: number | null;
  /** `YYYY-MM-DD` */
  issued_on: string | null;
  /** Its last day; null where it has none. */
  expires_on: string | null;
  state: TicketState;
  /** How many companies saw the card on site; to companies 0 below three, and never which. */
  seen_by: number;
}

/** As its owner reads it. */
export interface Ticket extends SharedTicket {
  /** The last four characters of the number: '4821' */
  last4: string | null;
  /** Why it was rejected or withdrawn; null too for one that was replaced. */
  reason: TicketReason | null;
  document: TicketDocument | null;
  /** It waits for an administrator. */
  is_waiting: boolean;
}

export interface OwnTickets {
  tickets: Ticket[];
  audience: TicketAudience;
}

/** What its kind does not keep is not taken. A number that is left out stays as it is. */
export interface SaveTicketRequest {
  kind: TicketKind;
  number?: string | null;
  level?: string | null;
  sum_pence?: number | null;
  issued_on?: string | null;
  expires_on?: string | null;
}

export interface ShareTicketsRequest {
  audience: TicketAudience;
}

export const ticketLimits = {
  tickets: 40,
  number: { min: 5, max: 40 },
  level: 80,
  /** Twenty million pounds. */
  pence: 2_000_000_000,
} as const;

export const ticketErrors = {
  ticketMissing: { code: 'TICKET_NOT_FOUND', kind: 'missing', message: 'This ticket is not there any more.' },
  tooManyTickets: {
    code: 'TOO_MANY_TICKETS',
    kind: 'conflict',
    message: `You can keep ${ticketLimits.tickets} tickets. Delete one that you no longer need.`,
  },
} as const satisfies Record<string, DeclaredError>;
