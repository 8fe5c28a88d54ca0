import { rangeOf } from '@crewcall/bookings-domain';
import type { Span } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface MetBooking {
  booking_id: string;
  title: string;
  starts_on: string;
}

/** What stands on a person's calendar where they mean to say something else. */
@Injectable()
export class CalendarClashRepository {
  constructor(private readonly database: Database) {}

  async firstBooking(freelancerId: string, spans: readonly Span[]): Promise<MetBooking | null> {
    const [row] = await this.database.prepared<MetBooking>(
      `SELECT m.booking_id, j.title, c.starts_on::text FROM bookings.commitments m
       JOIN bookings.bookings b ON b.id = m.booking_id JOIN jobs j ON j.id = b.job_id
       JOIN bookings.calls c ON c.id = m.call_id
       WHERE m.freelancer_id = $1 AND m.state = 'confirmed' AND m.during && ANY($2::tstzrange[])
       ORDER BY lower(m.during) LIMIT 1`,
      [freelancerId, spans.map(rangeOf)],
    );
    return row ?? null;
  }

  clashingPencils(freelancerId: string, spans: readonly Span[]): Promise<{ offer_id: string; title: string }[]> {
    return this.database.prepared(
      `SELECT o.id AS offer_id, j.title FROM bookings.offers o JOIN jobs j ON j.id = o.job_id
       WHERE o.freelancer_id = $1 AND o.state = 'held' AND EXISTS (
         SELECT 1 FROM bookings.calls c WHERE c.id = ANY(o.call_ids) AND c.removed_at IS NULL AND c.during && ANY($2::tstzrange[]))
       ORDER BY o.id LIMIT 100`,
      [freelancerId, spans.map(rangeOf)],
    );
  }

  /** Whether the id is a booking of this person, or a call that they are booked on. */
  async isBooking(freelancerId: string, id: string): Promise<boolean> {
    const rows = await this.database.query<object>(
      `SELECT 1 FROM bookings.commitments WHERE freelancer_id = $1 AND (booking_id = $2 OR call_id = $2) LIMIT 1`,
      [freelancerId, id],
    );
    return rows.length > 0;
  }
}
