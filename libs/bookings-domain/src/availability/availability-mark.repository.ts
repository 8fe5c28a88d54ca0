import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Whose words have changed: triggers mark them, so that no way to a booking, pencil or block can forget to. */
@Injectable()
export class AvailabilityMarkRepository {
  constructor(private readonly database: Database) {}

  /** The people marked longest, once each, with their marks gone; held by this transaction. */
  async takeMarks(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ user_id: string }>(
      `WITH taken AS (
         DELETE FROM bookings.availability_marks WHERE id IN (
           SELECT id FROM bookings.availability_marks ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING user_id)
       SELECT DISTINCT user_id FROM taken`,
      [limit],
    );
    return rows.map(({ user_id }) => user_id);
  }

  /**
   * Marks every user with something on the days that have come within reach since the last time, up to `day`. Of all
   * those at once the rows are added in one statement.
   */
  async advanceTo(day: string): Promise<void> {
    await this.database.query(
      `WITH reach AS (
         SELECT tstzrange(((coalesce(told_to, $1::date) + 1)::timestamp AT TIME ZONE 'Europe/London'),
           (($1::date + 1)::timestamp AT TIME ZONE 'Europe/London')) AS days, told_to
         FROM bookings.availability_horizon WHERE told_to IS NULL OR told_to < $1::date FOR UPDATE),
       marked AS (
         INSERT INTO bookings.availability_marks (user_id)
         SELECT freelancer_id FROM bookings.commitments, reach WHERE during && reach.days AND state = 'confirmed'
         UNION SELECT freelancer_id FROM bookings.blocks, reach WHERE during && reach.days
         UNION SELECT freelancer_id FROM bookings.busy_times, reach WHERE during && reach.days
         UNION SELECT user_id FROM bookings.calendar_settings, reach WHERE pattern IS NOT NULL
         UNION SELECT o.freelancer_id FROM reach JOIN bookings.calls c ON c.during && reach.days AND c.removed_at IS NULL
           JOIN bookings.offers o ON c.id = ANY(o.call_ids) AND o.state = 'held')
       UPDATE bookings.availability_horizon SET told_to = $1::date FROM reach`,
      [day],
    );
  }

  async pruneLooks(before: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.availability_looks WHERE day < $1', [before]);
  }
}
