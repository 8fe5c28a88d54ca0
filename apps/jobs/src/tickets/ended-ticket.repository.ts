import type { TicketKind } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface BookedAfter {
  booking_id: string;
  recruiter_id: string;
  role: string;
  day: string;
}

const lastDay = `((upper(c.during) - interval '1 millisecond') AT TIME ZONE 'Europe/London')::date`;

@Injectable()
export class EndedTicketRepository {
  constructor(private readonly database: Database) {}

  /**
   * The first booking with a call after that day, of each company that sees the person's tickets. Without those for
   * whose call there is another ticket of the kind.
   */
  bookedAfter(userId: string, kind: TicketKind, expiresOn: string): Promise<BookedAfter[]> {
    return this.database.query<BookedAfter>(
      `SELECT DISTINCT ON (b.recruiter_id) b.id AS booking_id, b.recruiter_id, r.name AS role, c.day::text
       FROM bookings.bookings b JOIN bookings.roles r ON r.id = b.role_id JOIN people p ON p.user_id = b.freelancer_id
       JOIN LATERAL (SELECT ${lastDay} AS day, lower(c.during) AS at FROM bookings.commitments c
         WHERE c.booking_id = b.id AND c.state = 'confirmed') c ON c.day > $3::date
       WHERE b.freelancer_id = $1 AND b.state = 'confirmed' AND p.deleted_at IS NULL
         AND (p.tickets_shared = 'companies' OR EXISTS (SELECT FROM applications a
           WHERE a.freelancer_id = b.freelancer_id AND a.recruiter_id = b.recruiter_id AND a.invited_at IS NULL))
         AND NOT EXISTS (SELECT FROM jsonb_array_elements(p.tickets) t
           WHERE t->>'kind' = $2 AND t->>'state' NOT IN ('rejected', 'withdrawn')
             AND (t->>'expires_on' IS NULL OR (t->>'expires_on')::date >= c.day))
       ORDER BY b.recruiter_id, c.at LIMIT 500`,
      [userId, kind, expiresOn],
    );
  }
}
