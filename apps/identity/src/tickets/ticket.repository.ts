import { type TicketAudience, ticketDocumentLimits } from '@crewcall/contracts-identity';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from '../users/is-here.js';
import { TicketEntity } from './ticket.entity.js';

const KEPT_AFTER_EXPIRY = '30 days';
const KEPT_AFTER_END = `${ticketDocumentLimits.keptDays} days`;
const DBS_KEPT = '6 months';

export interface TicketHolder {
  audience: TicketAudience;
  version: number;
}

const isOld = `(expires_on + interval '${KEPT_AFTER_EXPIRY}' < $1::date
  OR (kind = 'dbs' AND issued_on + interval '${DBS_KEPT}' < $1::date)
  OR (state = 'withdrawn' AND decided_at + interval '${KEPT_AFTER_END}' < $1::date))`;

/** Its document is of no use to anyone any more. */
const isLongRejected = `(state = 'rejected' AND decided_at + interval '${KEPT_AFTER_END}' < $1::date
  AND EXISTS (SELECT FROM ticket_documents d WHERE d.ticket_id = tickets.id))`;

/** Tickets of crew, and with whom each person shares them. */
@Injectable()
export class TicketRepository {
  constructor(private readonly database: Database) {}

  /** Before anything of the person changes: one change after the other. Its version; null for who left. */
  async holdOwner(userId: string): Promise<number | null> {
    const [held] = await this.database.query<{ version: number }>(
      `INSERT INTO ticket_holders AS h (user_id) SELECT $1::uuid WHERE ${isHere('$1')}
       ON CONFLICT (user_id) DO UPDATE SET version = h.version + 1 RETURNING version`,
      [userId],
    );
    return held?.version ?? null;
  }

  async shareTickets(userId: string, audience: TicketAudience): Promise<void> {
    await this.database.query('UPDATE ticket_holders SET audience = $2 WHERE user_id = $1', [userId, audience]);
  }

  async audienceOf(userId: string): Promise<TicketAudience> {
    return (await this.holderOf(userId))?.audience ?? 'companies';
  }

  /** Null for a person who has changed nothing yet. */
  async holderOf(userId: string): Promise<TicketHolder | null> {
    const [row] = await this.database.query<TicketHolder>(
      'SELECT audience, version FROM ticket_holders WHERE user_id = $1',
      [userId],
    );
    return row ?? null;
  }

  /** In the order in which they were added. */
  ofUser(userId: string): Promise<TicketEntity[]> {
    return this.database.of(TicketEntity).find({ where: { userId }, order: { id: 'ASC' } });
  }

  countTickets(userId: string): Promise<number> {
    return this.database.of(TicketEntity).countBy({ userId });
  }

  findTicket(userId: string, id: string): Promise<TicketEntity | null> {
    return this.database.of(TicketEntity).findOneBy({ userId, id });
  }

  findTicketOfAnyone(id: string): Promise<TicketEntity | null> {
    return this.database.of(TicketEntity).findOneBy({ id });
  }

  async saveTicket(ticket: TicketEntity): Promise<void> {
    await this.database.of(TicketEntity).save(ticket);
  }

  async removeTicket(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.database.of(TicketEntity).delete({ userId, id });
    return Boolean(affected);
  }

  /** So many people of whom something has been kept for as long as is promised. */
  async holdersOfOld(today: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ user_id: string }>(
      `SELECT DISTINCT user_id FROM tickets WHERE ${isOld} OR ${isLongRejected} LIMIT $2`,
      [today, limit],
    );
    return rows.map(({ user_id }) => user_id);
  }

  oldTicketsOf(userId: string, today: string): Promise<{ id: string; is_old: boolean }[]> {
    return this.database.query(
      `SELECT id, ${isOld} IS TRUE AS is_old FROM tickets WHERE (${isOld} OR ${isLongRejected}) AND user_id = $2`,
      [today, userId],
    );
  }
}
