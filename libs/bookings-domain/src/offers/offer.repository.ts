import { liveOfferStates } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { type PreparedQuery, Database, writeQuery } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { OfferEntity } from './offer.entity.js';

/** A no to a question about a role. */
export interface Decline {
  ended_at: Date | null;
  terms_hash: string;
  was_asked_since: boolean;
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Single offers, and those that a move of one of them can touch. */
@Injectable()
export class OfferRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findOffer(id: string): Promise<OfferEntity | null> {
    if (!isRecordId(id)) return null;
    const [offer] = await this.database.findPrepared(OfferEntity, 'WHERE id = $1', [id]);
    return offer ?? null;
  }

  findOffers(ids: readonly string[]): Promise<OfferEntity[]> {
    return this.database.of(OfferEntity).findBy({ id: In([...ids]) });
  }

  /** Everything that has a rank in these roles, and the named ones among what is live there, in the order of ids. */
  lockRanked(roleIds: readonly string[], ids: readonly string[]): Promise<OfferEntity[]> {
    if (!roleIds.length) return Promise.resolve([]);
    return this.database
      .of(OfferEntity)
      .createQueryBuilder('offer')
      .setLock('pessimistic_write')
      .where('offer.state IN (:...live) AND offer.roleId = ANY(:roleIds::uuid[])', {
        live: [...liveOfferStates],
        roleIds,
      })
      .andWhere('(offer.slotRank IS NOT NULL OR offer.id = ANY(:ids::uuid[]))', { ids })
      .orderBy('offer.id')
      .getMany();
  }

  /**
   * Every live offer of the role and of the person, and the named one, in the order of ids: one statement holds all
   * that a move may change, so that two moves never wait for each other.
   */
  async lockAround(roleId: string, freelancerId: string | null, offerId?: string): Promise<OfferEntity[]> {
    const [around] = await this.database.inOrder(this.lockingAround(roleId, freelancerId, offerId));
    return around;
  }

  /** The same, to be asked with what is locked before it. */
  lockingAround(roleId: string, freelancerId: string | null, offerId?: string): PreparedQuery<OfferEntity[]> {
    const live = liveOfferStates.map((state) => `'${state}'`).join(', ');
    return this.database.entityQuery(
      OfferEntity,
      `WHERE (state IN (${live}) AND role_id = $1) OR (state IN (${live}) AND freelancer_id = $2) OR id = $3
       ORDER BY id FOR UPDATE`,
      [roleId, freelancerId, offerId ?? null],
    );
  }

  /** The same for several of one job at once. */
  lockAroundAll(offers: readonly OfferEntity[]): Promise<OfferEntity[]> {
    if (!offers.length) return Promise.resolve([]);
    return this.database
      .of(OfferEntity)
      .createQueryBuilder('offer')
      .setLock('pessimistic_write')
      .where(
        `offer.state IN (:...live) AND (offer.roleId = ANY(:roleIds::uuid[]) OR offer.freelancerId = ANY(:people::uuid[]))`,
        {
          live: [...liveOfferStates],
          roleIds: [...new Set(offers.map(({ roleId }) => roleId))],
          people: offers.map(({ freelancerId }) => freelancerId),
        },
      )
      .orWhere('offer.id = ANY(:ids::uuid[])', { ids: offers.map(({ id }) => id) })
      .orderBy('offer.id')
      .getMany();
  }

  heldOffersOf(roleId: string): Promise<OfferEntity[]> {
    return this.database.of(OfferEntity).find({ where: { roleId, state: 'held' }, order: { slotRank: 'ASC' } });
  }

  /** Those held and those that were asked to say yes: everything that has a rank. */
  rankedOffersOf(roleId: string): Promise<OfferEntity[]> {
    const where = [
      { roleId, state: 'held' as const },
      { roleId, state: 'open' as const, slotRank: Not(IsNull()) },
    ];
    return this.database.of(OfferEntity).find({ where, order: { slotRank: 'ASC' } });
  }

  /** Pencils of a person that ask for time these calls take, this one's own among them. */
  async heldMeeting(freelancerId: string, callIds: readonly string[]): Promise<OfferEntity[]> {
    const ids = await this.offersMeeting(freelancerId, callIds);
    return this.database.of(OfferEntity).find({ where: { id: In([...ids]), state: 'held' } });
  }

  liveOfApplication(applicationId: string): Promise<OfferEntity[]> {
    return this.database.of(OfferEntity).find({ where: { applicationId, state: In([...liveOfferStates]) } });
  }

  /** In the order in which their people are held. */
  async liveIdsOfJob(jobId: string): Promise<string[]> {
    const where = { jobId, state: In([...liveOfferStates]) };
    const live = await this.database.of(OfferEntity).find({ where, order: { freelancerId: 'ASC', id: 'ASC' } });
    return live.map(({ id }) => id);
  }

  /** What is asked and held of any of these calls, of one role or of all of the job. */
  liveOffersOn(jobId: string, callIds: readonly string[], roleId: string | null): Promise<OfferEntity[]> {
    return this.database
      .of(OfferEntity)
      .createQueryBuilder('offer')
      .where('offer.jobId = :jobId AND offer.state IN (:...live)', { jobId, live: [...liveOfferStates] })
      .andWhere('offer.callIds && :callIds::uuid[]', { callIds })
      .andWhere('(:roleId::uuid IS NULL OR offer.roleId = :roleId)', { roleId })
      .orderBy('offer.id')
      .getMany();
  }

  /** Of either side, for an account that goes. */
  liveOffersOf(userId: string): Promise<OfferEntity[]> {
    const state = In([...liveOfferStates]);
    const where = [
      { freelancerId: userId, state },
      { recruiterId: userId, state },
    ];
    return this.database.of(OfferEntity).find({ where, order: { id: 'ASC' } });
  }

  async addOffer(offer: OfferEntity): Promise<void> {
    await this.database.of(OfferEntity).insert(offer);
  }

  async saveOffer(offer: OfferEntity): Promise<void> {
    offer.version += 1;
    offer.updatedAt = this.clock.now();
    const { id, ...columns } = offer;
    await this.database.of(OfferEntity).update({ id }, columns);
  }

  /** As `save`, where it became a booking; to be written with that. */
  savingConfirmed(offer: OfferEntity): PreparedQuery<void> {
    offer.version += 1;
    offer.updatedAt = this.clock.now();
    return writeQuery(
      `UPDATE bookings.offers SET state = $2, answered_at = $3, deadline_version = $4, version = $5, updated_at = $6
       WHERE id = $1`,
      [offer.id, offer.state, offer.answeredAt, offer.deadlineVersion, offer.version, offer.updatedAt],
    );
  }

  /** They are held by the caller. */
  async endOffers(offers: OfferEntity[], state: OfferEntity['state'], by: OfferEntity['endedBy']): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      `UPDATE bookings.offers SET state = $2, ended_at = $3, ended_by = $4, deadline_version = deadline_version + 1,
         version = version + 1, updated_at = $3 WHERE id = ANY($1::uuid[])`,
      [offers.map(({ id }) => id), state, now, by],
    );
    for (const offer of offers) {
      Object.assign(offer, { state, endedAt: now, endedBy: by, updatedAt: now });
      offer.deadlineVersion += 1;
      offer.version += 1;
    }
  }

  /** Which of a person's live offers ask for time that these calls take. */
  async offersMeeting(freelancerId: string, callIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.prepared<{ id: string }>(
      `SELECT DISTINCT o.id FROM bookings.offers o
       JOIN bookings.calls theirs ON theirs.id = ANY(o.call_ids) AND theirs.removed_at IS NULL
       JOIN bookings.calls asked ON asked.id = ANY($2::uuid[]) AND asked.removed_at IS NULL
         AND asked.during && theirs.during
       WHERE o.freelancer_id = $1 AND o.state IN ('open', 'held')`,
      [freelancerId, callIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** The first no of these two since a yes, whatever was asked between and after. */
  async findDecline(roleId: string, freelancerId: string): Promise<Decline | null> {
    const [decline] = await this.database.query<Decline>(
      `WITH asked AS (
         SELECT id, state, answer, ended_at, terms_hash FROM bookings.offers WHERE role_id = $1 AND freelancer_id = $2)
       SELECT no.ended_at, no.terms_hash, EXISTS (SELECT 1 FROM asked WHERE asked.id > no.id) AS was_asked_since
       FROM asked no WHERE no.state = 'declined' AND no.id > coalesce((
         SELECT yes.id FROM asked yes WHERE yes.state IN ('confirmed', 'released', 'lapsed', 'reserve')
           OR (yes.state = 'answered' AND yes.answer <> 'not_free') ORDER BY yes.id DESC LIMIT 1), $3)
       ORDER BY no.id LIMIT 1`,
      [roleId, freelancerId, NO_ID],
    );
    return decline ?? null;
  }

  async countOpenOf(recruiterId: string): Promise<number> {
    return this.database.of(OfferEntity).countBy({ recruiterId, state: 'open' });
  }

  async countReserves(roleId: string): Promise<number> {
    return this.database.of(OfferEntity).countBy({ roleId, state: 'reserve' });
  }

  /** Offers of the last hour to people whom the company never booked. */
  async countToStrangers(recruiterId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM bookings.offers o
       WHERE o.recruiter_id = $1 AND o.created_at > $2::timestamptz - interval '1 hour' AND NOT EXISTS (
         SELECT 1 FROM bookings.bookings b WHERE b.recruiter_id = $1 AND b.freelancer_id = o.freelancer_id)`,
      [recruiterId, this.clock.now()],
    );
    return row?.count ?? 0;
  }
}
