import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  call_id: string;
}

/** When one said to come late, with the note. */
@ExportsPersonalData()
@Injectable()
export class LateArrivalsExporter implements PersonalDataExporter {
  readonly name = 'late_arrivals';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT l.call_id, c.starts_on, l.expected_at, l.note, l.told_at
         FROM bookings.late_arrivals l JOIN bookings.calls c ON c.id = l.call_id
         WHERE l.freelancer_id = $1 AND ($2::uuid IS NULL OR l.call_id > $2) ORDER BY l.call_id LIMIT $3`,
        [userId, after?.call_id ?? null, limit],
      ),
    );
  }
}
