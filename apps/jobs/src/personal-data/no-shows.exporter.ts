import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  booking_id: string;
}

/** What companies said of one who did not come, or a company of others, and what was said to it. */
@ExportsPersonalData()
@Injectable()
export class NoShowsExporter implements PersonalDataExporter {
  readonly name = 'no_shows';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT n.booking_id, c.starts_on, n.note, n.claimed_at, n.objection, n.objected_at, n.withdrawn_at, n.outcome, n.reason, n.settled_at
         FROM bookings.no_shows n JOIN bookings.bookings b ON b.id = n.booking_id JOIN bookings.calls c ON c.id = n.call_id
         WHERE (b.freelancer_id = $1 OR b.recruiter_id = $1) AND ($2::uuid IS NULL OR n.booking_id > $2)
         ORDER BY n.booking_id LIMIT $3`,
        [userId, after?.booking_id ?? null, limit],
      ),
    );
  }
}
