import type { TicketKind } from '@crewcall/contracts-bookings';
import { ticketDocumentLimits, type TicketReason } from '@crewcall/contracts-identity';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { TicketEntity } from '../ticket.entity.js';

interface Owned {
  id: string;
  userId: string;
  ownerName: string;
  kind: TicketKind;
  level: string | null;
}

export interface WaitingTicket extends Owned {
  sumPence: number | null;
  issuedOn: string | null;
  expiresOn: string | null;
  last4: string | null;
  waitingSince: Date;
  takenBy: string | null;
  takenUntil: Date | null;
}

export interface DecidedTicket extends Owned {
  state: 'verified' | 'rejected' | 'withdrawn';
  reason: TicketReason | null;
  decidedAt: Date;
}

const owned = `t.id, t.user_id AS "userId", concat_ws(' ', u.first_name, u.last_name) AS "ownerName", t.kind, t.level`;
/** What has expired needs no check any more; their own is for another administrator. */
const waits = `t.waiting_since IS NOT NULL AND (t.expires_on IS NULL OR t.expires_on >= $1::date) AND t.user_id <> $2`;
const { listed, leaseSeconds, keptDays } = ticketDocumentLimits;

/** Tickets that wait to be checked, and what came of those that did. */
@Injectable()
export class TicketQueueRepository {
  constructor(private readonly database: Database) {}

  /** The oldest first. */
  waitingTickets(today: string, adminId: string): Promise<WaitingTicket[]> {
    return this.database.query(
      `SELECT ${owned}, t.sum_pence AS "sumPence", t.issued_on::text AS "issuedOn", t.expires_on::text AS "expiresOn",
         t.last4, t.waiting_since AS "waitingSince", t.taken_by AS "takenBy", t.taken_until AS "takenUntil"
       FROM tickets t JOIN users u ON u.id = t.user_id WHERE ${waits} ORDER BY t.waiting_since, t.id LIMIT ${listed}`,
      [today, adminId],
    );
  }

  async countWaiting(today: string, adminId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM tickets t WHERE ${waits}`,
      [today, adminId],
    );
    return row?.count ?? 0;
  }

  /** The newest first. What was replaced, the newer one tells. */
  decidedTickets(): Promise<DecidedTicket[]> {
    return this.database.query(
      `SELECT ${owned}, t.state, t.reason, t.decided_at AS "decidedAt"
       FROM tickets t JOIN users u ON u.id = t.user_id
       WHERE t.decided_at IS NOT NULL AND (t.state IN ('verified', 'rejected') OR t.reason IS NOT NULL)
         AND t.state <> 'unchecked' ORDER BY t.decided_at DESC, t.id LIMIT ${listed}`,
    );
  }

  async medianSeconds(): Promise<number | null> {
    const [row] = await this.database.query<{ median: number | null }>(
      `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY waited_seconds) AS median FROM tickets
       WHERE decided_at > now() - interval '${keptDays} days' AND waited_seconds IS NOT NULL`,
    );
    return row?.median ?? null;
  }

  /** For ten minutes from now. False for what does not wait, is another administrator's, or one's own. */
  async takeTicket(id: string, today: string, adminId: string): Promise<boolean> {
    const taken = await this.database.query(
      `WITH taken AS (
         UPDATE tickets t SET taken_by = $2, taken_until = now() + interval '${leaseSeconds} seconds'
         WHERE t.id = $3 AND ${waits} AND (t.taken_by IS NULL OR t.taken_by = $2 OR t.taken_until < now()) RETURNING t.id
       ) SELECT id FROM taken`,
      [today, adminId, id],
    );
    return taken.length > 0;
  }

  async putBack(id: string, adminId: string): Promise<void> {
    await this.database.of(TicketEntity).update({ id, takenBy: adminId }, { takenBy: null, takenUntil: null });
  }
}
