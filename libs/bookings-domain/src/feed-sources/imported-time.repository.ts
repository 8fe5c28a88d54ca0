import type { Stretch } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** When people are busy by calendars that they brought in. */
@Injectable()
export class ImportedTimeRepository {
  constructor(private readonly database: Database) {}

  /** Touches what has changed alone, so that no one is told of what has not. In a transaction. */
  async replaceTimes(sourceId: string, freelancerId: string, times: readonly Stretch[]): Promise<void> {
    await this.database.query(
      `WITH wanted AS (
         SELECT DISTINCT tstzrange(to_timestamp(starts / 1000), to_timestamp(ends / 1000)) AS during
         FROM unnest($3::double precision[], $4::double precision[]) AS time (starts, ends)),
       gone AS (
         DELETE FROM bookings.busy_times b WHERE b.source_id = $1
           AND NOT EXISTS (SELECT FROM wanted w WHERE w.during = b.during))
       INSERT INTO bookings.busy_times (source_id, freelancer_id, during)
       SELECT $1, $2, during FROM wanted ON CONFLICT DO NOTHING`,
      [sourceId, freelancerId, times.map(([from]) => from), times.map(([, to]) => to)],
    );
  }

  /** Of ids that entries of ours have in other calendars, those that are this person’s own bookings and pencils. */
  async ownTimesOf(freelancerId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT known.id FROM unnest($2::text[]) AS known (id)
       WHERE EXISTS (SELECT FROM bookings.bookings b WHERE b.freelancer_id = $1
           AND known.id LIKE 'booking-call-%.' || b.id || '@crewcall')
         OR EXISTS (SELECT FROM bookings.offers o WHERE o.freelancer_id = $1
           AND known.id LIKE 'pencil-call-%.' || o.id || '@crewcall')`,
      [freelancerId, ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async forgetTimesBefore(moment: Date): Promise<number> {
    const gone = await this.database.query<object>(
      'DELETE FROM bookings.busy_times WHERE upper(during) <= $1 RETURNING 1',
      [moment],
    );
    return gone.length;
  }
}
