import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** When one was on the way and arrived, and where one said to be while that is kept; for companies what they set by hand. */
@ExportsPersonalData()
@Injectable()
export class AttendancesExporter implements PersonalDataExporter {
  readonly name = 'attendances';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT * FROM (
           SELECT concat_ws(' ', a.call_id, a.freelancer_id, a.what, a.by_side) AS id, c.starts_on, a.what, a.by_side, a.at,
             a.sent_at, a.is_near, a.lat, a.lon, a.point_until
           FROM bookings.attendances a JOIN bookings.calls c ON c.id = a.call_id
           WHERE a.freelancer_id = $1 OR (a.by_id = $1 AND a.by_side = 'company')) own
         WHERE $2::text IS NULL OR id > $2 ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
