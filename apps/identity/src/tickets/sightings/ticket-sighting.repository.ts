import type { TicketSeenPayload } from '@crewcall/contracts-bookings/dto';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Which companies saw the card of a ticket, as jobs told. */
@Injectable()
export class TicketSightingRepository {
  constructor(private readonly database: Database) {}

  /** Only of a ticket that is still as the company saw it. False when nothing changed. */
  async addSighting(seen: TicketSeenPayload): Promise<boolean> {
    const { ticket_id, recruiter_id, freelancer_id, kind, sum_pence = null, expires_on = null } = seen;
    const added = await this.database.query(
      `INSERT INTO ticket_sightings (ticket_id, company_id, seen_at)
       SELECT id, $2::uuid, $3::timestamptz FROM tickets
       WHERE id = $1 AND user_id = $4 AND (kind, sum_pence, expires_on)
         IS NOT DISTINCT FROM ($5::text, $6::integer, $7::date)
       ON CONFLICT DO NOTHING RETURNING ticket_id`,
      [ticket_id, recruiter_id, seen.seen_at, freelancer_id, kind, sum_pence, expires_on],
    );
    return added.length > 0;
  }

  /** How many companies saw each; what none saw is left out. */
  async sightingCountsOf(ticketIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ ticket_id: string; companies: number }>(
      `SELECT ticket_id, count(*)::integer AS companies FROM ticket_sightings
       WHERE ticket_id = ANY($1::uuid[]) GROUP BY ticket_id`,
      [ticketIds],
    );
    return new Map(rows.map(({ ticket_id, companies }) => [ticket_id, companies]));
  }

  /** What was seen is not what it says now. */
  async forgetSightings(ticketId: string): Promise<void> {
    await this.database.query('DELETE FROM ticket_sightings WHERE ticket_id = $1', [ticketId]);
  }
}
