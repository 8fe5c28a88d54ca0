import { rangeOf, spanOfRange } from '@crewcall/bookings-domain';
import type { Point, Span } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface BookedNeighbour extends Span {
  freelancerId: string;
  recruiterId: string;
  bookingId: string;
  point: Point | null;
}

interface Row {
  freelancer_id: string;
  recruiter_id: string;
  booking_id: string;
  during: string;
  lat: number | null;
  lon: number | null;
}

/** What people are booked on around a stretch of time. */
@Injectable()
export class NeighboursRepository {
  constructor(private readonly database: Database) {}

  async bookedOf(freelancerIds: readonly string[], window: Span): Promise<BookedNeighbour[]> {
    const rows = await this.database.prepared<Row>(
      `SELECT m.freelancer_id, b.recruiter_id, m.booking_id, m.during::text, c.lat, c.lon
       FROM bookings.commitments m JOIN bookings.bookings b ON b.id = m.booking_id JOIN bookings.calls c ON c.id = m.call_id
       WHERE m.freelancer_id = ANY($1::uuid[]) AND m.during && $2::tstzrange AND m.state = 'confirmed'
       ORDER BY lower(m.during) LIMIT 5000`,
      [freelancerIds, rangeOf(window)],
    );
    return rows.map(({ freelancer_id, recruiter_id, booking_id, during, lat, lon }) => ({
      ...spanOfRange(during),
      freelancerId: freelancer_id,
      recruiterId: recruiter_id,
      bookingId: booking_id,
      point: lat === null || lon === null ? null : { lat, lon },
    }));
  }
}
