import { agreedCall, agreedPlace, agreedTime } from '@crewcall/bookings-domain';
import { feedLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** A call in a feed, as the database has it. */
export interface FeedEntryRow {
  kind: 'booking' | 'pencil' | 'call';
  call_id: string;
  /** Of the booking or the offer; of a company's own call its job. */
  of_id: string;
  sequence: number;
  is_cancelled: boolean;
  changed_at: Date;
  starts: Date;
  ends: Date;
  title: string;
  company: string;
  role: string;
  call_name: string | null;
  location: string;
}

const { pastDays, aheadDays, cancelledDays, entries } = feedLimits;
const window = `tstzrange($2::timestamptz - interval '${pastDays} days', $2::timestamptz + interval '${aheadDays} days')`;
const newlyCancelled = (at: string): string => `${at} > $2::timestamptz - interval '${cancelledDays} days'`;
// As `nearestOf` chooses among those of several questions.
const nearest = (during: string): string => `ORDER BY upper(${during}) <= $2,
    CASE WHEN upper(${during}) > $2 THEN lower(${during}) END, starts DESC, call_id, of_id LIMIT ${entries}`;

// On any call of the job; what is left of a cancelled booking tells no exact place.
const isBooked = `EXISTS (SELECT FROM bookings.bookings own
  WHERE own.job_id = j.id AND own.freelancer_id = $1 AND own.state <> 'cancelled')`;

/** What a feed holds of the past three months and the coming year. */
@Injectable()
export class FeedEntryRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Calls of one's bookings. What was agreed counts, where a call has been moved since and that is not accepted yet. */
  bookingsOf(freelancerId: string): Promise<FeedEntryRow[]> {
    return this.database.prepared<FeedEntryRow>(
      `SELECT 'booking' AS kind, m.call_id, b.id AS of_id, b.version AS sequence, m.state = 'cancelled' AS is_cancelled,
         greatest(m.updated_at, b.updated_at) AS changed_at, lower(m.during) AS starts, upper(m.during) AS ends,
         j.title, j.company, r.name AS role, c.name AS call_name,
         CASE WHEN j.hides_place AND NOT ${isBooked} THEN '' ELSE coalesce(${agreedPlace('known.call', 'c')}, j.location) END AS location
       FROM bookings.commitments m
       JOIN bookings.bookings b ON b.id = m.booking_id JOIN bookings.calls c ON c.id = m.call_id
       JOIN bookings.roles r ON r.id = b.role_id JOIN jobs j ON j.id = b.job_id
       LEFT JOIN LATERAL ${agreedCall('b.offer_id', 'c')} known ON true
       WHERE m.freelancer_id = $1 AND m.during && ${window}
         AND (m.state = 'confirmed' OR ${newlyCancelled('m.updated_at')}) ${nearest('m.during')}`,
      [freelancerId, this.clock.now()],
    );
  }

  /** Calls of one's held pencils, as agreed likewise. The exact place is for who is booked. */
  pencilsOf(freelancerId: string): Promise<FeedEntryRow[]> {
    return this.database.prepared<FeedEntryRow>(
      `SELECT 'pencil' AS kind, c.id AS call_id, o.id AS of_id, o.version AS sequence, false AS is_cancelled,
         greatest(o.updated_at, c.updated_at) AS changed_at, lower(held.during) AS starts, upper(held.during) AS ends,
         j.title, j.company, r.name AS role, c.name AS call_name,
         CASE WHEN j.hides_place THEN '' ELSE coalesce(${agreedPlace('known.call', 'c')}, j.location) END AS location
       FROM bookings.offers o JOIN bookings.calls c ON c.id = ANY(o.call_ids)
       JOIN bookings.roles r ON r.id = o.role_id JOIN jobs j ON j.id = o.job_id
       LEFT JOIN LATERAL ${agreedCall('o.id', 'c')} known ON true
       CROSS JOIN LATERAL (SELECT ${agreedTime('known.call', 'c')} AS during) held
       WHERE o.freelancer_id = $1 AND o.state = 'held' AND NOT o.is_unnamed AND c.removed_at IS NULL
         AND held.during && ${window} ${nearest('held.during')}`,
      [freelancerId, this.clock.now()],
    );
  }

  /** A company's own calls. */
  callsOf(recruiterId: string): Promise<FeedEntryRow[]> {
    return this.database.prepared<FeedEntryRow>(
      `SELECT 'call' AS kind, c.id AS call_id, j.id AS of_id, c.version AS sequence,
         c.removed_at IS NOT NULL OR j.deleted_at IS NOT NULL AS is_cancelled,
         greatest(c.updated_at, c.removed_at, j.deleted_at) AS changed_at,
         lower(c.during) AS starts, upper(c.during) AS ends,
         j.title, j.company, '' AS role, c.name AS call_name, coalesce(c.place, j.location) AS location
       FROM bookings.calls c JOIN jobs j ON j.id = c.job_id
       WHERE j.recruiter_id = $1 AND c.during && ${window}
         AND (coalesce(c.removed_at, j.deleted_at) IS NULL OR ${newlyCancelled('coalesce(c.removed_at, j.deleted_at)')})
       ${nearest('c.during')}`,
      [recruiterId, this.clock.now()],
    );
  }
}
