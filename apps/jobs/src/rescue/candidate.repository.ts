import { isCrewHere, notBlocked } from '@crewcall/bookings-domain';
import { type CandidateFacts, COUNTED_MONTHS, rescueLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { boxAround, milesSql } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';

/** What a slot asks for. Skills in small letters. */
export interface Wanted {
  jobId: string;
  roleId: string;
  recruiterId: string;
  callIds: readonly string[];
  point: { lat: number; lon: number } | null;
  /** The first part of the place, in small letters. */
  town: string;
  miles: number;
  /** The role's own, which each must have. */
  skill: string | null;
  /** That and the job's. */
  skills: readonly string[];
}

export interface FoundCandidate {
  freelancer_id: string;
  first_name: string | null;
  last_name: string | null;
  facts: Omit<CandidateFacts, 'says_free'>;
  last_asked: Date | null;
}

type Row = Omit<FoundCandidate, 'facts'> & FoundCandidate['facts'];

/** The nearest of them are compared: it bounds the work for a city full of crew. */
const AT_MOST = 300;

/** Here, and not the company itself: `$3`. */
const isHere = `${isCrewHere('p')} AND p.user_id <> $3`;

/** No one blocked, not booked on any of the calls, not turned down by the job and not asked by the role: `$1`–`$4`. */
const mayBeAsked = `NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = $1 AND a.freelancer_id = p.user_id
    AND a.status IN ('rejected', 'withdrawn', 'hired'))
  AND NOT EXISTS (SELECT 1 FROM bookings.offers o WHERE o.role_id = $2 AND o.freelancer_id = p.user_id
    AND o.state IN ('open', 'held', 'confirmed'))
  AND ${notBlocked('p.user_id', '$3')}
  AND NOT EXISTS (SELECT 1 FROM bookings.commitments m JOIN bookings.calls c ON c.during && m.during
    WHERE m.freelancer_id = p.user_id AND m.state = 'confirmed' AND c.id = ANY($4::uuid[]))`;

/** The role's, which is among those wanted: `$10`, `$7`; by their index. */
const hasSkill = ({ skill, skills }: Wanted): string => {
  if (skill) return 'bookings.lowered(p.skills) @> ARRAY[$10::text]';
  return skills.length ? '$10::text IS NULL AND bookings.lowered(p.skills) && $7::text[]' : '$10::text IS NULL';
};

/** To the place of the slot: `$5`, `$6`. */
const miles = `CASE WHEN p.lat IS NOT NULL AND p.lon IS NOT NULL AND $5::double precision IS NOT NULL
  THEN ${milesSql({ lat: 'p.lat', lon: 'p.lon' }, { lat: '$5', lon: '$6' })} END`;

/** What the order is made of: only what the company may see anyway. */
const withFacts = `SELECT n.user_id AS freelancer_id, n.first_name, n.last_name, n.miles, n.reach_miles,
  (SELECT count(*)::integer FROM unnest(n.skills) s WHERE lower(s) = ANY($7::text[])) AS skills,
  cardinality($7::text[]) AS skills_wanted, coalesce(stars.sum, 0)::integer AS stars, coalesce(stars.count, 0)::integer AS ratings,
  (SELECT count(*)::integer FROM bookings.bookings b WHERE b.recruiter_id = $3 AND b.freelancer_id = n.user_id
     AND b.state IN ('confirmed', 'on', 'done', 'completed') AND NOT EXISTS (
       SELECT 1 FROM bookings.commitments m WHERE m.booking_id = b.id AND upper(m.during) > $8)) AS together,
  coalesce(replies.answered, 0) AS answered, coalesce(replies.asked, 0) AS asked, replies.minutes AS answer_minutes,
  (SELECT max(w.asked_at) FROM bookings.rescue_people w WHERE w.freelancer_id = n.user_id) AS last_asked
FROM near n
LEFT JOIN LATERAL (SELECT sum(d.given) AS count, sum(d.given * d.star) AS sum FROM rating_summaries r,
  unnest(r.distribution) WITH ORDINALITY AS d (given, star) WHERE r.freelancer_id = n.user_id) stars ON true
LEFT JOIN LATERAL (SELECT count(*)::integer AS asked, count(answered_at)::integer AS answered,
    (percentile_disc(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at)::double precision)
      FILTER (WHERE answered_at IS NOT NULL) / 60)::double precision AS minutes
  FROM bookings.offers o WHERE o.freelancer_id = n.user_id AND o.answer_by IS NOT NULL
    AND o.state NOT IN ('open', 'withdrawn') AND o.created_at > $9) replies ON true`;

/** Who could be asked for cover, with what the order of asking is made of. */
@Injectable()
export class CandidateRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Within reach of both sides, with the role's skill; where no point is known, of the same town. */
  async candidatesNear(wanted: Wanted): Promise<FoundCandidate[]> {
    const { point, town, miles: within, skill } = wanted;
    const box = point && boxAround(point, within);
    const rows = await this.database.query<Row>(
      `WITH found AS MATERIALIZED (SELECT p.user_id, p.first_name, p.last_name, p.reach_miles, p.skills, ${miles} AS miles
         FROM people p WHERE ${isHere} AND ${hasSkill(wanted)}
           AND (p.lat BETWEEN $11 AND $12 AND p.lon BETWEEN $13 AND $14
             OR ($11::double precision IS NULL AND lower(split_part(p.location, ',', 1)) = $15))),
       near AS (SELECT p.* FROM found p WHERE (miles <= least($16, reach_miles) OR miles IS NULL) AND ${mayBeAsked}
         ORDER BY miles NULLS FIRST, user_id LIMIT ${AT_MOST}) ${withFacts}`,
      [
        ...this.common(wanted),
        skill,
        ...[box?.south, box?.north, box?.west, box?.east].map((edge) => edge ?? null),
        town,
        within,
      ],
    );
    return rows.map(found);
  }

  /** These people, wherever they are. */
  async candidatesAmong(wanted: Wanted, userIds: readonly string[]): Promise<FoundCandidate[]> {
    const rows = await this.database.query<Row>(
      `WITH near AS (SELECT p.user_id, p.first_name, p.last_name, p.reach_miles, p.skills, ${miles} AS miles
         FROM people p WHERE ${isHere} AND ${mayBeAsked} AND p.user_id = ANY($10::uuid[])) ${withFacts}`,
      [...this.common(wanted), userIds.slice(0, rescueLimits.people)],
    );
    return rows.map(found);
  }

  /** Of the role, in their order. */
  async reservesOf(roleId: string): Promise<string[]> {
    const rows = await this.database.query<{ freelancer_id: string }>(
      `SELECT freelancer_id FROM bookings.offers WHERE role_id = $1 AND state = 'reserve'
       GROUP BY freelancer_id ORDER BY min(slot_rank), freelancer_id LIMIT ${rescueLimits.people}`,
      [roleId],
    );
    return rows.map(({ freelancer_id }) => freelancer_id);
  }

  private common({ jobId, roleId, recruiterId, callIds, point, skills }: Wanted): unknown[] {
    const now = this.clock.now();
    const since = new Date(now);
    since.setUTCMonth(since.getUTCMonth() - COUNTED_MONTHS);
    return [jobId, roleId, recruiterId, callIds, point?.lat ?? null, point?.lon ?? null, skills, now, since];
  }
}

const found = ({ freelancer_id, first_name, last_name, last_asked, ...facts }: Row): FoundCandidate => ({
  freelancer_id,
  first_name,
  last_name,
  last_asked,
  facts: { ...facts, miles: facts.miles === null ? null : Math.round(facts.miles * 10) / 10 },
});
