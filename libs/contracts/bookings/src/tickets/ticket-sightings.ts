import { type DeclaredError, pathSegment } from '@crewcall/contracts-core';
import type { TicketKind } from './ticket-kinds.js';

export const ticketSightingRoutes = {
  of: (bookingId = ':id') => `/api/bookings/${pathSegment(bookingId)}/tickets`,
  one: (bookingId = ':id', ticketId = ':ticketId') =>
    `/api/bookings/${pathSegment(bookingId)}/tickets/${pathSegment(ticketId)}`,
} as const;

/** That the company saw the card itself, on site. */
export interface TicketSighting {
  /** Who looked at it; null once the company is gone. */
  checker: string | null;
  /** `YYYY-MM-DD` */
  seen_on: string;
}

/** A ticket of a booked person as the company reads it: no number. */
export interface BookedTicket {
  id: string;
  kind: TicketKind;
  level: string | null;
  sum_pence: number | null;
  expires_on: string | null;
  /** Null for one that is not there any more as the company saw it: what it saw stays with the booking. */
  state: string | null;
  /** By this company alone; of other companies it does not hear. */
  seen: TicketSighting | null;
}

export interface SeeTicketRequest {
  checker: string;
}

export const ticketSightingLimits = {
  checker: 80,
  /** After the last call it can still be said. */
  untilMs: 72 * 3_600_000,
  /** Fewer companies are not told of: each could be guessed. */
  shownFrom: 3,
} as const;

export const ticketSightingTexts = {
  checker: `Please enter who looked at the card, in up to ${ticketSightingLimits.checker} characters.`,
} as const;

export const ticketSightingErrors = {
  notOnSite: {
    code: 'NOT_NOW',
    kind: 'conflict',
    message: 'You can say this from the day of the first call until 72 hours after the last.',
  },
  ticketGone: {
    code: 'TICKET_NOT_FOUND',
    kind: 'missing',
    message: 'This ticket is not there any more, or was changed. Please look again.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
