import type { BlockKind, PersonTime, Span, WeeklyPattern } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { rangeOf } from '../time/range.js';
import { agreedCall, agreedTime } from '../revisions/agreed-call.js';

interface TimeRow {
  user_id: string;
  kind: 'booked' | 'pencilled' | BlockKind;
  from_ms: number;
  to_ms: number;
  set_ms: number;
}

/** What words are made of, of a pencil whose call moved what was agreed: one statement for bookings, pencils and blocks alike, so that none takes longer to find. */
@Injectable()
export class PersonTimeRepository {
  constructor(private readonly database: Database) {}

  async readTime(userIds: readonly string[], window: Span): Promise<Map<string, PersonTime>> {
    const [rows, patterns] = await Promise.all([this.timesOf(userIds, window), this.patternsOf(userIds)]);
    const people = new Map<string, PersonTime>(
      userIds.map((id) => [id, { booked: [], pencilled: [], blocks: [], pattern: null }]),
    );
    for (const { user_id, pattern } of patterns) {
      const person = people.get(user_id);
      if (person) person.pattern = pattern;
    }
    for (const { user_id, kind, from_ms, to_ms, set_ms } of rows) {
      const person = people.get(user_id);
      if (kind === 'booked') person?.booked.push([from_ms, to_ms]);
      else if (kind === 'pencilled') person?.pencilled.push([from_ms, to_ms]);
      else person?.blocks.push({ kind, stretch: [from_ms, to_ms], setAt: set_ms });
    }
    return people;
  }

  private timesOf(userIds: readonly string[], window: Span): Promise<TimeRow[]> {
    return this.database.prepared<TimeRow>(
      `SELECT user_id, kind, date_part('epoch', lower(during)) * 1000 AS from_ms,
         date_part('epoch', upper(during)) * 1000 AS to_ms,
         date_part('epoch', set_at) * 1000 AS set_ms
       FROM (
         SELECT freelancer_id AS user_id, 'booked' AS kind, during, created_at AS set_at FROM bookings.commitments
         WHERE freelancer_id = ANY($1::uuid[]) AND during && $2::tstzrange AND state = 'confirmed'
         UNION ALL
         SELECT freelancer_id, kind, during, set_at FROM bookings.blocks
         WHERE freelancer_id = ANY($1::uuid[]) AND during && $2::tstzrange
         UNION ALL
         -- Whatever was said of that time: an appointment elsewhere holds.
         SELECT freelancer_id, 'unavailable', during, 'infinity' FROM bookings.busy_times
         WHERE freelancer_id = ANY($1::uuid[]) AND during && $2::tstzrange
         UNION ALL
         SELECT o.freelancer_id, 'pencilled', held.during, o.created_at
         FROM bookings.offers o JOIN bookings.calls c ON c.id = ANY(o.call_ids) AND c.removed_at IS NULL
         LEFT JOIN LATERAL ${agreedCall('o.id', 'c')} known ON true
         CROSS JOIN LATERAL (SELECT ${agreedTime('known.call', 'c')} AS during) held
         WHERE o.freelancer_id = ANY($1::uuid[]) AND o.state = 'held' AND held.during && $2::tstzrange) time`,
      [userIds, rangeOf(window)],
    );
  }

  private patternsOf(userIds: readonly string[]): Promise<{ user_id: string; pattern: WeeklyPattern | null }[]> {
    return this.database.prepared(
      'SELECT user_id, pattern FROM bookings.calendar_settings WHERE user_id = ANY($1::uuid[])',
      [userIds],
    );
  }
}
