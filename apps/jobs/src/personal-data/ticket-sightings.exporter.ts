import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  sighting: string;
}

/** Which cards a company saw on site; of one's own cards what was seen and when, and not by which person. */
@ExportsPersonalData()
@Injectable()
export class TicketSightingsExporter implements PersonalDataExporter {
  readonly name = 'ticket-sightings';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT * FROM (
           SELECT concat_ws(' ', s.booking_id, s.ticket_id) AS sighting, s.kind, s.level, s.sum_pence, s.expires_on::text,
             CASE WHEN b.recruiter_id = $1 THEN s.checker END AS checker, s.seen_at
           FROM bookings.ticket_sightings s JOIN bookings.bookings b ON b.id = s.booking_id
           WHERE b.freelancer_id = $1 OR b.recruiter_id = $1) own
         WHERE $2::text IS NULL OR sighting > $2 ORDER BY sighting LIMIT $3`,
        [userId, after?.sighting ?? null, limit],
      ),
    );
  }
}
