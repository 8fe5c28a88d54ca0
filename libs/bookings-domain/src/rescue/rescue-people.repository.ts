import { type CandidateFacts, type OfferState, rescueLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { notBlocked } from '../blocked-people/not-blocked.js';
import { isCrewHere } from '../people/is-here.js';

export type Skipped = 'not_free' | 'asked_enough' | 'gone';

export interface ListedCandidate {
  freelancerId: string;
  score: number;
  facts: CandidateFacts;
  isReserve: boolean;
  isLeftOut?: boolean;
}

/** A person of the list who was not asked yet, with what decides whether they are. */
export interface WaitingPerson {
  freelancer_id: string;
  is_reserve: boolean;
  miles: number | null;
  /** A freelancer who is here and may be asked. */
  can_be_asked: boolean;
  asked_today: number;
  has_offer: boolean;
  passes_quiet_hours: boolean;
  wakes_me: boolean;
}

export interface RescuePerson {
  freelancer_id: string;
  first_name: string | null;
  last_name: string | null;
  score: number;
  facts: CandidateFacts;
  is_reserve: boolean;
  is_left_out: boolean;
  skipped: Skipped | null;
  wave: number | null;
  offer_id: string | null;
  offer_state: OfferState | null;
  asked_at: Date | null;
  seen_at: Date | null;
}

/** Whom a cover asks, in order, and what became of each. */
@Injectable()
export class RescuePeopleRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** After those who are there already; those among them keep their place. */
  async addPeople(rescueId: string, people: readonly ListedCandidate[]): Promise<number> {
    const rows = await this.database.query<object>(
      `INSERT INTO bookings.rescue_people (rescue_id, freelancer_id, place, score, facts, is_reserve, is_left_out)
       SELECT $1, p.id, p.ord + (SELECT coalesce(max(place), 0) FROM bookings.rescue_people WHERE rescue_id = $1),
         p.score, p.facts, p.is_reserve, p.is_left_out
       FROM unnest($2::uuid[], $3::integer[], $4::jsonb[], $5::boolean[], $6::boolean[])
         WITH ORDINALITY AS p (id, score, facts, is_reserve, is_left_out, ord)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [
        rescueId,
        people.map(({ freelancerId }) => freelancerId),
        people.map(({ score }) => score),
        people.map(({ facts }) => JSON.stringify(facts)),
        people.map(({ isReserve }) => isReserve),
        people.map(({ isLeftOut = false }) => isLeftOut),
      ],
    );
    return rows.length;
  }

  /** Not asked, not left out and not passed over, in order. `since` is when the day began. */
  waitingOf(rescueId: string, roleId: string, since: Date): Promise<WaitingPerson[]> {
    return this.database.query<WaitingPerson>(
      `SELECT w.freelancer_id, w.is_reserve, (w.facts ->> 'miles')::double precision AS miles,
         coalesce(${isCrewHere('p')} AND ${notBlocked('p.user_id', 'r.recruiter_id')}, false) AS can_be_asked,
         (SELECT count(*)::integer FROM bookings.offers o WHERE o.freelancer_id = w.freelancer_id
            AND o.rescue_id IS NOT NULL AND o.created_at >= $3) AS asked_today,
         EXISTS (SELECT 1 FROM bookings.offers o WHERE o.role_id = $2 AND o.freelancer_id = w.freelancer_id
            AND o.state IN ('open', 'held')) AS has_offer,
         coalesce(c.passes_quiet_hours, true) AS passes_quiet_hours, coalesce(c.wakes_me, false) AS wakes_me
       FROM bookings.rescue_people w JOIN bookings.rescues r ON r.id = w.rescue_id
       LEFT JOIN people p ON p.user_id = w.freelancer_id
       LEFT JOIN bookings.cover_settings c ON c.user_id = w.freelancer_id
       WHERE w.rescue_id = $1 AND w.wave IS NULL AND w.skipped IS NULL AND NOT w.is_left_out
       ORDER BY w.place LIMIT ${rescueLimits.people}`,
      [rescueId, roleId, since],
    );
  }

  async markAsked(rescueId: string, freelancerId: string, wave: number, offerId: string): Promise<void> {
    await this.database.query(
      `UPDATE bookings.rescue_people SET wave = $3, offer_id = $4, asked_at = $5
       WHERE rescue_id = $1 AND freelancer_id = $2`,
      [rescueId, freelancerId, wave, offerId, this.clock.now()],
    );
  }

  async skipPerson(rescueId: string, freelancerId: string, why: Skipped): Promise<void> {
    await this.database.query(
      'UPDATE bookings.rescue_people SET skipped = $3 WHERE rescue_id = $1 AND freelancer_id = $2',
      [rescueId, freelancerId, why],
    );
  }

  /** Of those not asked yet: exactly these are left out. */
  async leaveOut(rescueId: string, freelancerIds: readonly string[]): Promise<void> {
    await this.database.query(
      `UPDATE bookings.rescue_people SET is_left_out = freelancer_id = ANY($2::uuid[])
       WHERE rescue_id = $1 AND wave IS NULL`,
      [rescueId, freelancerIds],
    );
  }

  /** Only the first look counts. */
  async markSeen(offerId: string): Promise<void> {
    await this.database.query(
      'UPDATE bookings.rescue_people SET seen_at = $2 WHERE offer_id = $1 AND seen_at IS NULL',
      [offerId, this.clock.now()],
    );
  }

  async countAsked(rescueId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM bookings.rescue_people WHERE rescue_id = $1 AND wave IS NOT NULL',
      [rescueId],
    );
    return row?.count ?? 0;
  }

  async milesOf(rescueId: string, freelancerId: string): Promise<number | null> {
    const [row] = await this.database.query<{ miles: number | null }>(
      `SELECT (facts ->> 'miles')::double precision AS miles FROM bookings.rescue_people
       WHERE rescue_id = $1 AND freelancer_id = $2`,
      [rescueId, freelancerId],
    );
    return row?.miles ?? null;
  }

  peopleOf(rescueId: string): Promise<RescuePerson[]> {
    return this.database.query<RescuePerson>(
      `SELECT w.freelancer_id, p.first_name, p.last_name, w.score, w.facts, w.is_reserve, w.is_left_out, w.skipped, w.wave,
         w.offer_id, o.state AS offer_state, w.asked_at, w.seen_at
       FROM bookings.rescue_people w LEFT JOIN people p ON p.user_id = w.freelancer_id
       LEFT JOIN bookings.offers o ON o.id = w.offer_id WHERE w.rescue_id = $1 ORDER BY w.place LIMIT 200`,
      [rescueId],
    );
  }
}
