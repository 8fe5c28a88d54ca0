import { isCompleted, type OfferEntity } from '@crewcall/bookings-domain';
import { OfferEntity as Offers } from '@crewcall/bookings-domain';
import type { BookingState, OfferSide, OfferState } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database, idsIn } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';

export interface OfferSurroundings {
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
  slot_rank: number | null;
  slot_of: number;
  dates_rank: number | null;
  dates_of: number;
  clashes: boolean;
  rescue_id: string | null;
  cover_miles: number | null;
  cover_asked: number;
  is_covered: boolean;
  team_offer_id: string | null;
  team_name: string | null;
  team_agreed: boolean | null;
}

export interface OfferFilters {
  states?: OfferState[];
  roleId?: string;
}

/** Offers as people read them, with what stands beside. */
@Injectable()
export class OfferListRepository {
  constructor(private readonly database: Database) {}

  /** Those with a deadline first, the nearest of them leading; the rest newest first. */
  async findOffersOf(
    side: OfferSide,
    userId: string,
    filters: OfferFilters,
    page: PageRequest,
  ): Promise<Page<OfferEntity>> {
    const query = this.database
      .of(Offers)
      .createQueryBuilder('offer')
      .where(`offer.${side}Id = :userId`, { userId })
      .orderBy(
        `CASE WHEN offer.state IN ('open', 'held') THEN coalesce(offer.decideBy, offer.answerBy) END`,
        'ASC',
        'NULLS LAST',
      )
      .addOrderBy('offer.id', 'DESC')
      .offset(offsetOf(page))
      .limit(page.page_size);
    if (filters.states) query.andWhere('offer.state IN (:...states)', { states: filters.states });
    if (filters.roleId) query.andWhere('offer.roleId = :roleId', { roleId: filters.roleId });
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }

  /** What is shown beside offers: ranks are counted among what is held at this moment. */
  async surroundingsOf(ids: readonly string[]): Promise<Map<string, OfferSurroundings>> {
    const rows = await this.database.prepared<OfferSurroundings>(
      `SELECT o.id AS offer_id, j.title AS job_title, j.company, j.location, j.hides_place, r.name AS role_name, r.positions,
         nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') AS freelancer_name, b.id AS booking_id,
         b.state AS booking_state,
         slot.rank::integer AS slot_rank, slot.of::integer AS slot_of,
         dates.rank::integer AS dates_rank, dates.of::integer AS dates_of,
         EXISTS (SELECT 1 FROM bookings.calls c JOIN bookings.commitments m
           ON m.freelancer_id = o.freelancer_id AND m.during && c.during AND m.state = 'confirmed'
           WHERE c.id = ANY(o.call_ids) AND c.removed_at IS NULL AND o.state IN ('open', 'held')) AS clashes,
         o.rescue_id, (cover.facts ->> 'miles')::double precision AS cover_miles,
         CASE WHEN o.rescue_id IS NULL THEN 0 ELSE (SELECT count(*)::integer FROM bookings.rescue_people w
           WHERE w.rescue_id = o.rescue_id AND w.wave IS NOT NULL) END AS cover_asked,
         EXISTS (SELECT 1 FROM bookings.rescues x WHERE x.id = o.rescue_id AND x.state = 'filled') AS is_covered,
         team.id AS team_offer_id, team.team_name, place.agreed_at IS NOT NULL AS team_agreed
       FROM bookings.offers o JOIN bookings.roles r ON r.id = o.role_id JOIN jobs j ON j.id = o.job_id
       LEFT JOIN people p ON p.user_id = o.freelancer_id
       LEFT JOIN bookings.bookings b ON b.offer_id = o.id
       LEFT JOIN bookings.rescue_people cover ON cover.rescue_id = o.rescue_id AND cover.freelancer_id = o.freelancer_id
       LEFT JOIN bookings.team_offer_slots place ON place.offer_id = o.id AND place.dropped_at IS NULL
       LEFT JOIN bookings.team_offers team ON team.id = place.team_offer_id
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
       WHERE o.id = ${idsIn(1)}`,
      [ids],
    );
    return new Map(rows.map((row) => [row.offer_id, row]));
  }

  async ladderOf(roleId: string): Promise<OfferEntity[]> {
    const where = [
      { roleId, state: In(['held', 'reserve']) },
      { roleId, state: 'open' as const, slotRank: Not(IsNull()) },
    ];
    const all = await this.database.of(Offers).find({ where, order: { slotRank: 'ASC' }, take: 500 });
    const isReserve = ({ state }: OfferEntity): boolean => state === 'reserve';
    return [...all.filter((offer) => !isReserve(offer)), ...all.filter(isReserve)];
  }

  async firstNamesOf(userIds: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.database.prepared<{ user_id: string; first_name: string | null }>(
      'SELECT user_id, first_name FROM people WHERE user_id = ANY($1::uuid[]) AND deleted_at IS NULL',
      [userIds],
    );
    return new Map(rows.map(({ user_id, first_name }) => [user_id, first_name]));
  }

  async countCompletedOf(recruiterId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM bookings.bookings b WHERE b.recruiter_id = $1 AND ${isCompleted('b')}`,
      [recruiterId],
    );
    return row?.count ?? 0;
  }
}
