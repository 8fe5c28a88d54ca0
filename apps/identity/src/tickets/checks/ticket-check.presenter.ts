import type { CheckedTicket, TicketToCheck } from '@crewcall/contracts-identity';
import type { StoredDocument } from '../documents/ticket-document.repository.js';
import { presentDocument } from '../ticket.presenter.js';
import type { DecidedTicket, WaitingTicket } from './ticket-queue.repository.js';

/** Without its expiry, which is typed again. */
export function presentToCheck(
  ticket: WaitingTicket,
  document: StoredDocument | undefined,
  adminId: string,
): TicketToCheck {
  const { takenBy, takenUntil } = ticket;
  const isTaken = takenUntil !== null && takenUntil > new Date();
  return {
    id: ticket.id,
    owner_id: ticket.userId,
    owner_name: ticket.ownerName,
    kind: ticket.kind,
    level: ticket.level,
    sum_pence: ticket.sumPence,
    issued_on: ticket.issuedOn,
    last4: ticket.last4,
    expires: ticket.expiresOn !== null,
    document: document ? presentDocument(document) : null,
    waiting_since: ticket.waitingSince.toISOString(),
    taken_until: isTaken ? takenUntil.toISOString() : null,
    is_taken_by_me: isTaken && takenBy === adminId,
  };
}

export const presentChecked = (ticket: DecidedTicket): CheckedTicket => ({
  id: ticket.id,
  owner_id: ticket.userId,
  owner_name: ticket.ownerName,
  kind: ticket.kind,
  level: ticket.level,
  state: ticket.state,
  reason: ticket.reason,
  decided_at: ticket.decidedAt.toISOString(),
});
