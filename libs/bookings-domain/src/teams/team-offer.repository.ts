import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface TeamOfferRow {
  id: string;
  team_id: string;
  team_name: string;
  lead_id: string;
  job_id: string;
  recruiter_id: string;
  booked_at: Date | null;
  stopped_at: Date | null;
  created_at: Date;
}

export interface TeamSlotRow {
  freelancer_id: string;
  offer_id: string;
  agreed_at: Date | null;
  dropped_at: Date | null;
  /** Whom the lead proposes in their place. */
  substitute_id: string | null;
}

/** Teams asked about a job. A caller that changes one holds its job first. */
@Injectable()
export class TeamOfferRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findTeamOffer(id: string): Promise<TeamOfferRow | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<TeamOfferRow>('SELECT * FROM bookings.team_offers WHERE id = $1', [id]);
    return row ?? null;
  }

  /** The one that an offer is part of. */
  async idOfOffer(offerId: string): Promise<string | null> {
    if (!isRecordId(offerId)) return null;
    const [row] = await this.database.prepared<{ id: string }>(
      'SELECT team_offer_id AS id FROM bookings.team_offer_slots WHERE offer_id = $1 AND dropped_at IS NULL',
      [offerId],
    );
    return row?.id ?? null;
  }

  /** Of either side, newest first. */
  async offerIdsOf(userId: string, atMost: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT t.id FROM bookings.team_offers t WHERE t.recruiter_id = $1 OR t.lead_id = $1
         OR EXISTS (SELECT 1 FROM bookings.team_offer_slots s WHERE s.team_offer_id = t.id AND s.freelancer_id = $1)
       ORDER BY t.created_at DESC, t.id DESC LIMIT $2`,
      [userId, atMost],
    );
    return rows.map(({ id }) => id);
  }

  slotsOf(id: string): Promise<TeamSlotRow[]> {
    return this.database.query<TeamSlotRow>(
      `SELECT freelancer_id, offer_id, agreed_at, dropped_at, substitute_id FROM bookings.team_offer_slots
       WHERE team_offer_id = $1 ORDER BY offer_id`,
      [id],
    );
  }

  async addTeamOffer(
    offer: Pick<TeamOfferRow, 'team_id' | 'team_name' | 'lead_id' | 'job_id' | 'recruiter_id'>,
  ): Promise<string> {
    const id = newId();
    await this.database.query(
      `INSERT INTO bookings.team_offers (id, team_id, team_name, lead_id, job_id, recruiter_id, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, offer.team_id, offer.team_name, offer.lead_id, offer.job_id, offer.recruiter_id, this.clock.now()],
    );
    return id;
  }

  async addSlot(id: string, freelancerId: string, offerId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.team_offer_slots (team_offer_id, freelancer_id, offer_id) VALUES ($1, $2, $3)
       ON CONFLICT (team_offer_id, freelancer_id)
       DO UPDATE SET offer_id = $3, agreed_at = NULL, dropped_at = NULL, substitute_id = NULL`,
      [id, freelancerId, offerId],
    );
  }

  async agreeMembers(id: string, freelancerIds: readonly string[]): Promise<void> {
    await this.database.query(
      `UPDATE bookings.team_offer_slots SET agreed_at = coalesce(agreed_at, $3)
       WHERE team_offer_id = $1 AND freelancer_id = ANY($2::uuid[])`,
      [id, freelancerIds, this.clock.now()],
    );
  }

  /** Takes back what was said to these offers: they are not what they were. The ids of those that had a yes. */
  async askMembersAgain(offerIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ offer_id: string }>(
      `UPDATE bookings.team_offer_slots SET agreed_at = NULL
       WHERE offer_id = ANY($1::uuid[]) AND agreed_at IS NOT NULL AND dropped_at IS NULL RETURNING offer_id`,
      [offerIds],
    );
    return new Set(rows.map(({ offer_id }) => offer_id));
  }

  async dropMember(id: string, freelancerId: string): Promise<void> {
    await this.database.query(
      'UPDATE bookings.team_offer_slots SET dropped_at = $3 WHERE team_offer_id = $1 AND freelancer_id = $2',
      [id, freelancerId, this.clock.now()],
    );
  }

  async proposeSubstitute(id: string, freelancerId: string, substituteId: string): Promise<void> {
    await this.database.query(
      'UPDATE bookings.team_offer_slots SET substitute_id = $3 WHERE team_offer_id = $1 AND freelancer_id = $2',
      [id, freelancerId, substituteId],
    );
  }

  async markBooked(id: string): Promise<void> {
    await this.database.query('UPDATE bookings.team_offers SET booked_at = $2 WHERE id = $1', [id, this.clock.now()]);
  }

  async markStopped(id: string): Promise<void> {
    await this.database.query('UPDATE bookings.team_offers SET stopped_at = $2 WHERE id = $1', [id, this.clock.now()]);
  }
}
