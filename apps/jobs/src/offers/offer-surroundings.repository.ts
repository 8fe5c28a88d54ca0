import type { BookingState } from '@crewcall/contracts-bookings';
import { Database, idsIn, type PreparedQuery } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

interface OfferNames {
  offer_id: string;
  job_title: string;
  company: string;
  location: string;
  hides_place: boolean;
  role_name: string;
  positions: number;
  freelancer_name: string | null;
  booking_id: string | null;
  booking_state: BookingState | null;
}

interface OfferRanks {
  offer_id: string;
  slot_rank: number | null;
  slot_of: number;
  dates_rank: number | null;
  dates_of: number;
  clashes: boolean;
}

/** Which cover was looked for, and which team is asked, by this offer. */
interface OfferOccasion {
  offer_id: string;
  rescue_id: string | null;
  cover_miles: number | null;
  cover_asked: number;
  is_covered: boolean;
  team_offer_id: string | null;
  team_name: string | null;
  team_agreed: boolean | null;
}

export type OfferSurroundings = OfferNames & OfferRanks & OfferOccasion;

const NAMES = `SELECT o.id AS offer_id, j.title AS job_title, j.company, j.location, j.hides_place, r.name AS role_name,
    r.positions, nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') AS freelancer_name, b.id AS booking_id,
    b.state AS booking_state
  FROM bookings.offers o JOIN bookings.roles r ON r.id = o.role_id JOIN jobs j ON j.id = o.job_id
  LEFT JOIN people p ON p.user_id = o.freelancer_id
  LEFT JOIN bookings.bookings b ON b.offer_id = o.id
  WHERE o.id = ${idsIn(1)}`;

/** Counted among what is held at this moment. */
const RANKS = `SELECT o.id AS offer_id, slot.rank::integer AS slot_rank, slot.of::integer AS slot_of,
    dates.rank::integer AS dates_rank, dates.of::integer AS dates_of,
    EXISTS (SELECT 1 FROM bookings.calls c JOIN bookings.commitments m
      ON m.freelancer_id = o.freelancer_id AND m.during && c.during AND m.state = 'confirmed'
      WHERE c.id = ANY(o.call_ids) AND c.removed_at IS NULL AND o.state IN ('open', 'held')) AS clashes
  FROM bookings.offers o
  CROSS JOIN LATERAL (
    SELECT CASE WHEN o.state IN ('open', 'held') AND o.slot_rank IS NOT NULL
        THEN 1 + count(*) FILTER (WHERE h.slot_rank < o.slot_rank) END AS rank, count(*) AS of
    FROM bookings.offers h WHERE h.role_id = o.role_id
      AND (h.state = 'held' OR (h.state = 'open' AND h.slot_rank IS NOT NULL))) slot
  CROSS JOIN LATERAL (
    SELECT CASE WHEN o.state = 'held' THEN 1 + count(*) FILTER (WHERE (h.held_at, h.id) < (o.held_at, o.id)) END AS rank,
      count(*) AS of
    FROM bookings.offers h WHERE h.freelancer_id = o.freelancer_id AND h.state = 'held' AND EXISTS (
      SELECT 1 FROM bookings.calls mine JOIN bookings.calls other ON other.during && mine.during
      WHERE mine.id = ANY(o.call_ids) AND other.id = ANY(h.call_ids)
        AND mine.removed_at IS NULL AND other.removed_at IS NULL)) dates
  WHERE o.id = ${idsIn(1)}`;

const OCCASIONS = `SELECT o.id AS offer_id, o.rescue_id, (cover.facts ->> 'miles')::double precision AS cover_miles,
    CASE WHEN o.rescue_id IS NULL THEN 0 ELSE (SELECT count(*)::integer FROM bookings.rescue_people w
      WHERE w.rescue_id = o.rescue_id AND w.wave IS NOT NULL) END AS cover_asked,
    EXISTS (SELECT 1 FROM bookings.rescues x WHERE x.id = o.rescue_id AND x.state = 'filled') AS is_covered,
    team.id AS team_offer_id, team.team_name, place.agreed_at IS NOT NULL AS team_agreed
  FROM bookings.offers o
  LEFT JOIN bookings.rescue_people cover ON cover.rescue_id = o.rescue_id AND cover.freelancer_id = o.freelancer_id
  LEFT JOIN bookings.team_offer_slots place ON place.offer_id = o.id AND place.dropped_at IS NULL
  LEFT JOIN bookings.team_offers team ON team.id = place.team_offer_id
  WHERE o.id = ${idsIn(1)}`;

/** What is shown beside offers. */
@Injectable()
export class OfferSurroundingsRepository {
  constructor(private readonly database: Database) {}

  /** Three statements on one way: to plan them as one took three times as long, at each of a connection's first uses. */
  async surroundingsOf(ids: readonly string[]): Promise<Map<string, OfferSurroundings>> {
    const [names, ranks, occasions] = await this.database.inOrder(
      byOffer<OfferNames>(NAMES, ids),
      byOffer<OfferRanks>(RANKS, ids),
      byOffer<OfferOccasion>(OCCASIONS, ids),
    );
    const found = new Map<string, OfferSurroundings>();
    for (const [id, named] of names) {
      const [ranked, occasion] = [ranks.get(id), occasions.get(id)];
      if (ranked && occasion) found.set(id, { ...named, ...ranked, ...occasion });
    }
    return found;
  }

  async firstNamesOf(userIds: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.database.prepared<{ user_id: string; first_name: string | null }>(
      'SELECT user_id, first_name FROM people WHERE user_id = ANY($1::uuid[]) AND deleted_at IS NULL',
      [userIds],
    );
    return new Map(rows.map(({ user_id, first_name }) => [user_id, first_name]));
  }
}

const byOffer = <T extends { offer_id: string }>(
  sql: string,
  ids: readonly string[],
): PreparedQuery<Map<string, T>> => ({
  sql,
  parameters: [ids],
  of: (rows) => new Map((rows as T[]).map((row) => [row.offer_id, row])),
});
