import { type BlockKind, calendarLimits, type Repeat, type Span, type Stretch } from '@crewcall/contracts-bookings';
import { agreedCall, agreedPlace, agreedTime, type CalendarSettings, rangeOf } from '@crewcall/bookings-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

interface StretchRow {
  id: string;
  starts_on: string;
  starts_at: string | null;
  starts_again: boolean;
  ends_on: string;
  ends_at: string | null;
  ends_again: boolean;
  from_ms: number;
  to_ms: number;
}

export interface JobTimeRow extends StretchRow {
  kind: 'booking' | 'pencil' | 'offer';
  job_id: string;
  job_title: string;
  company: string;
  recruiter_id: string;
  /** Asked without the company's name. */
  is_unnamed: boolean;
  role_name: string;
  location: string;
  job_location: string;
  hides_place: boolean;
  call_name: string | null;
  offer_id: string;
  booking_id: string | null;
  ends_moment: Date | null;
  rank: number | null;
  /** The time of a booking or a pencil, where its call has left it: a change of it is not accepted. */
  agreed: [from_ms: number, to_ms: number] | null;
}

export interface BlockRow extends StretchRow {
  kind: BlockKind;
  note: string | null;
  rule_id: string | null;
  repeat: Repeat | null;
  is_exception: boolean;
  set_ms: number;
}

/** What a calendar shows beside its entries. */
export interface CalendarRest extends CalendarSettings {
  /** How many companies looked. */
  checked_by: number;
  /** When calendars elsewhere take time, those that meet as one: how many calendars there are is not in it. */
  elsewhere: Stretch[];
}

const ms = (moment: string): string => `date_part('epoch', ${moment}) * 1000`;
const clock = (time: string): string => `left(${time}::text, 5)`;
const time = `c.id, c.starts_on::text, ${clock('c.starts_at')} AS starts_at, c.starts_again, c.ends_on::text,
  ${clock('c.ends_at')} AS ends_at, c.ends_again, ${ms('lower(c.during)')} AS from_ms, ${ms('upper(c.during)')} AS to_ms`;
const MOST = 4000;

/** One person's own calendar, as they alone read it; in no order, which is for the caller to say. */
@Injectable()
export class CalendarListRepository {
  constructor(private readonly database: Database) {}

  /** Calls of bookings, held pencils and open offers. */
  findJobTimes(freelancerId: string, window: Span): Promise<JobTimeRow[]> {
    return this.database.prepared<JobTimeRow>(
      `WITH asked AS (
         SELECT 'booking' AS kind, m.call_id, b.offer_id, b.id AS booking_id, m.during
         FROM bookings.commitments m JOIN bookings.bookings b ON b.id = m.booking_id
         WHERE m.freelancer_id = $1 AND m.state = 'confirmed' AND m.during && $2::tstzrange
         UNION ALL
         SELECT 'booking', unnest(o.call_ids), o.id, b.id, NULL
         FROM bookings.bookings b JOIN bookings.offers o ON o.id = b.offer_id
         WHERE b.freelancer_id = $1 AND b.clashes AND b.state = 'confirmed'
         UNION ALL
         SELECT CASE state WHEN 'held' THEN 'pencil' ELSE 'offer' END, unnest(call_ids), id, NULL, NULL
         FROM bookings.offers WHERE freelancer_id = $1 AND state IN ('open', 'held'))
       SELECT a.kind, a.offer_id, a.booking_id, ${time},
         CASE WHEN held.during <> c.during THEN ARRAY[${ms('lower(held.during)')}, ${ms('upper(held.during)')}] END AS agreed,
         j.id AS job_id, j.title AS job_title,
         j.company, o.recruiter_id, o.is_unnamed, r.name AS role_name,
         coalesce(${agreedPlace('known.call', 'c')}, j.location) AS location, j.location AS job_location, j.hides_place, c.name AS call_name,
         CASE o.state WHEN 'held' THEN o.decide_by WHEN 'open' THEN o.answer_by END AS ends_moment,
         CASE WHEN o.state = 'held' THEN (SELECT 1 + count(*)::integer FROM bookings.offers h
           WHERE h.role_id = o.role_id AND h.state = 'held' AND h.slot_rank < o.slot_rank) END AS rank
       FROM asked a JOIN bookings.calls c ON c.id = a.call_id AND (a.during IS NOT NULL OR c.removed_at IS NULL)
       LEFT JOIN LATERAL ${agreedCall('a.offer_id', 'c')} known ON true
       CROSS JOIN LATERAL (SELECT coalesce(a.during, ${agreedTime('known.call', 'c')}) AS during) held
       JOIN bookings.offers o ON o.id = a.offer_id JOIN bookings.roles r ON r.id = o.role_id JOIN jobs j ON j.id = o.job_id
       WHERE held.during && $2::tstzrange LIMIT ${MOST}`,
      [freelancerId, rangeOf(window)],
    );
  }

  findBlocks(freelancerId: string, window: Span): Promise<BlockRow[]> {
    return this.database.prepared<BlockRow>(
      `SELECT ${time}, c.kind, c.note, c.rule_id, r.repeat, c.is_exception, ${ms('c.set_at')} AS set_ms
       FROM bookings.blocks c LEFT JOIN bookings.block_rules r ON r.id = c.rule_id
       WHERE c.freelancer_id = $1 AND c.during && $2::tstzrange LIMIT ${calendarLimits.blocks}`,
      [freelancerId, rangeOf(window)],
    );
  }

  /** @param since London day; looks after it are counted */
  async findRest(freelancerId: string, window: Span, since: string): Promise<CalendarRest> {
    const [row] = await this.database.prepared<CalendarRest>(
      `SELECT s.sharing, s.pattern, (SELECT count(DISTINCT recruiter_id)::integer FROM bookings.availability_looks
           WHERE freelancer_id = $1 AND day > $3::date) AS checked_by,
         ARRAY(SELECT ARRAY[${ms('lower(time)')}, ${ms('upper(time)')}] FROM (
           SELECT unnest(range_agg(during)) AS time FROM bookings.busy_times
           WHERE freelancer_id = $1 AND during && $2::tstzrange) met ORDER BY time LIMIT ${MOST}) AS elsewhere
       FROM (SELECT $1::uuid AS user_id) person LEFT JOIN bookings.calendar_settings s USING (user_id)`,
      [freelancerId, rangeOf(window), since],
    );
    return row ?? { sharing: null, pattern: null, checked_by: 0, elsewhere: [] };
  }
}
