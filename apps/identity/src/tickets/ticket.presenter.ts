import { isTicketGoodOn, ticketSightingLimits } from '@crewcall/contracts-bookings';
import type { SharedTicket, Ticket, TicketDocument } from '@crewcall/contracts-identity';
import type { TicketFacts } from '@crewcall/contracts-identity/dto';
import type { StoredDocument } from './documents/ticket-document.repository.js';
import type { TicketEntity } from './ticket.entity.js';

/** Companies are not told of it. */
export const isRefused = ({ state }: TicketEntity): boolean => state === 'rejected' || state === 'withdrawn';

/** Fewer could be guessed. */
const shownOf = (seenBy: number): number => (seenBy >= ticketSightingLimits.shownFrom ? seenBy : 0);

/** Seen by so many companies. */
export const presentSharedTicket = (ticket: TicketEntity, seenBy: number, today: string): SharedTicket => ({
  id: ticket.id,
  kind: ticket.kind,
  level: ticket.level,
  sum_pence: ticket.sumPence,
  issued_on: ticket.issuedOn,
  expires_on: ticket.expiresOn,
  state: isRefused(ticket) || isTicketGoodOn(ticket.expiresOn, today) ? ticket.state : 'expired',
  seen_by: shownOf(seenBy),
});

export const presentDocument = ({ name, type, size, addedAt }: StoredDocument): TicketDocument => ({
  name,
  type,
  size,
  added_at: addedAt.toISOString(),
});

interface Beside {
  document: StoredDocument | undefined;
  seenBy: number;
}

export const presentTicket = (ticket: TicketEntity, { document, seenBy }: Beside, today: string): Ticket => ({
  ...presentSharedTicket(ticket, seenBy, today),
  seen_by: seenBy,
  last4: ticket.last4,
  reason: ticket.reason,
  document: document ? presentDocument(document) : null,
  is_waiting: ticket.waitingSince !== null && isTicketGoodOn(ticket.expiresOn, today),
});

/** What other services keep: neither the number nor the day of issue. */
export function ticketFactsFor(ticket: TicketEntity, seenBy: number, today: string): TicketFacts {
  const { id, kind, level, sum_pence, expires_on, state, seen_by } = presentSharedTicket(ticket, seenBy, today);
  return { id, kind, level, sum_pence, expires_on, state, ...(seen_by && { seen_by }) };
}
