import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

/** Calendars that a person brought in, each with the times that it takes: of what is in them nothing else is kept. */
@ExportsPersonalData()
@Injectable()
export class FeedSourcesExporter implements PersonalDataExporter {
  readonly name = 'calendars-brought-in';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncIterable<object> {
    yield* await this.database.query<object>(
      `SELECT address, added_at, read_at, failing_since, failure, emptied_at, stopped_at,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('from', lower(b.during), 'to', upper(b.during)) ORDER BY b.during), '[]')
          FROM bookings.busy_times b WHERE b.source_id = s.id) AS busy_times
       FROM bookings.feed_sources s WHERE owner_id = $1 ORDER BY added_at, id`,
      [userId],
    );
  }
}
