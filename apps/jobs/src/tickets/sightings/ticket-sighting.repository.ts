import type { TicketKind } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What of a ticket is on the card: one that says something else was not seen. */
export interface TicketFacts {
  id: string;
  kind: TicketKind;
  level: string | null;
  sum_pence: number | null;
  expires_on: string | null;
}

export interface TicketRow extends TicketFacts {
  /** Null for what was seen at this booking and is not there any more. */
  state: string | null;
  checker: string | null;
  seen_at: Date | null;
}

const facts = (of: string): string => `(${of}.kind, ${of}.level, ${of}.sum_pence, ${of}.expires_on)`;

/** Tickets that the company may see of the person, as jobs was told of them. */
const current = `current AS (
  SELECT (t->>'id')::uuid AS id, t->>'kind' AS kind, t->>'level' AS level, (t->>'sum_pence')::integer AS sum_pence,
    (t->>'expires_on')::date AS expires_on, t->>'state' AS state
  FROM booking b JOIN people p ON p.user_id = b.freelancer_id AND p.deleted_at IS NULL
  CROSS JOIN jsonb_array_elements(p.tickets) t
  WHERE p.tickets_shared = 'companies' OR EXISTS (SELECT FROM applications a
    WHERE a.freelancer_id = b.freelancer_id AND a.recruiter_id = b.recruiter_id AND a.invited_at IS NULL))`;

@Injectable()
export class TicketSightingRepository {
  constructor(private readonly database: Database) {}

  /** Each with the company's last look at it, at whichever of its bookings; then what it saw here of those that are gone. */
  ofBooking(bookingId: string): Promise<TicketRow[]> {
    return this.database.query(
      `WITH booking AS (SELECT * FROM bookings.bookings WHERE id = $1), ${current}
       SELECT t.id, t.kind, t.level, t.sum_pence, t.expires_on::text, t.state, s.checker, s.seen_at
       FROM current t LEFT JOIN LATERAL (
         SELECT s.checker, s.seen_at FROM bookings.ticket_sightings s JOIN bookings.bookings o ON o.id = s.booking_id
         WHERE s.ticket_id = t.id AND o.recruiter_id = (SELECT recruiter_id FROM booking)
           AND ${facts('s')} IS NOT DISTINCT FROM ${facts('t')}
         ORDER BY s.seen_at DESC LIMIT 1) s ON true
       UNION ALL
       SELECT s.ticket_id, s.kind, s.level, s.sum_pence, s.expires_on::text, NULL, s.checker, s.seen_at
       FROM bookings.ticket_sightings s WHERE s.booking_id = $1
         AND NOT EXISTS (SELECT FROM current t WHERE t.id = s.ticket_id AND ${facts('s')} IS NOT DISTINCT FROM ${facts('t')})
       ORDER BY 1`,
      [bookingId],
    );
  }

  /** Of the booking, those among them that were left meanwhile too. */
  callsOf(bookingId: string): Promise<{ from: Date; to: Date }[]> {
    return this.database.query(
      `SELECT lower(c.during) AS from, upper(c.during) AS to
       FROM bookings.bookings b JOIN bookings.offers o ON o.id = b.offer_id JOIN bookings.calls c ON c.id = ANY(o.call_ids)
       WHERE b.id = $1`,
      [bookingId],
    );
  }

  async saveSighting(bookingId: string, ticket: TicketFacts, checker: string, at: Date): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.ticket_sightings AS s
         (booking_id, ticket_id, kind, level, sum_pence, expires_on, checker, seen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (booking_id, ticket_id) DO UPDATE
       SET kind = $3, level = $4, sum_pence = $5, expires_on = $6, checker = $7, seen_at = $8`,
      [bookingId, ticket.id, ticket.kind, ticket.level, ticket.sum_pence, ticket.expires_on, checker, at],
    );
  }
}
