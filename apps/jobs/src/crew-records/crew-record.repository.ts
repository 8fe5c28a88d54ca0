import { COUNTED_MONTHS, noShowLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface CrewCounts {
  freelancer_id: string;
  completed: number;
  /** No-shows that stand, and bookings that were given up in the last day before their call. */
  broken: number;
}

const HOUR_MS = 3_600_000;
/** A booking is complete so long after its last call. */
const COMPLETE_MS = 12 * HOUR_MS;

/** `$2` is where the year begins, `$3` before when a last call must have ended. */
const COMPLETED = `(SELECT count(*)::integer FROM bookings.bookings b WHERE b.freelancer_id = p.id
  AND b.state IN ('confirmed', 'on', 'done', 'completed')
  AND (SELECT max(upper(m.during)) FROM bookings.commitments m WHERE m.booking_id = b.id AND m.state = 'confirmed')
    BETWEEN $2 AND $3)`;

/** `$4`: a claim from after it may still be objected to. */
const NO_SHOWS = `(SELECT count(*)::integer FROM bookings.bookings b JOIN bookings.no_shows n ON n.booking_id = b.id
  JOIN bookings.calls c ON c.id = n.call_id WHERE b.freelancer_id = p.id AND b.state = 'no_show'
  AND (n.settled_at IS NOT NULL OR n.claimed_at <= $4) AND lower(c.during) > $2)`;

const GIVEN_UP = `(SELECT count(*)::integer FROM bookings.bookings b JOIN bookings.cancellations x ON x.booking_id = b.id
  WHERE b.freelancer_id = p.id AND x.by_side = 'crew' AND x.is_whole AND x.put_back_at IS NULL AND x.cancelled_at > $2
  AND x.cancelled_at > (SELECT min(lower(c.during)) FROM bookings.calls c WHERE c.id = ANY(x.call_ids))
    - interval '24 hours')`;

/** How crew kept their bookings in the last twelve months. What is in dispute counts for no one. */
@Injectable()
export class CrewRecordRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  countRecordsOf(freelancerIds: readonly string[]): Promise<CrewCounts[]> {
    const now = this.clock.now();
    const since = new Date(now);
    since.setUTCMonth(since.getUTCMonth() - COUNTED_MONTHS);
    const [ended, unopposed] = [COMPLETE_MS, noShowLimits.objectMs].map((ms) => new Date(now.getTime() - ms));
    return this.database.prepared<CrewCounts>(
      `SELECT p.id AS freelancer_id, ${COMPLETED} AS completed, ${NO_SHOWS} + ${GIVEN_UP} AS broken
       FROM unnest($1::uuid[]) AS p (id)`,
      [freelancerIds, since, ended, unopposed],
    );
  }
}
