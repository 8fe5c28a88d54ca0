import type { Mover, OfferState } from '@crewcall/contracts-bookings';
import type { OfferEndedPayload } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { HistoryRepository } from '../history/history.repository.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { OfferRepository } from '../offers/offer.repository.js';
import type { RoleEntity } from '../roles/role.entity.js';
import { DeadlineSetter } from '../deadlines/deadline-setter.service.js';
import { hasRank, ladderOf, ranksOf } from './ladder.js';
import { OfferPublisher } from './offer-publisher.service.js';

export interface End {
  state: Extract<OfferState, 'declined' | 'withdrawn' | 'released' | 'expired' | 'lapsed' | 'reserve' | 'answered'>;
  by: Mover;
  byId?: string | null;
  /** What the other side is told; null when it is told in other words. */
  outcome: OfferEndedPayload['outcome'] | null;
  facts?: object;
}

/** Ends what is live, no matter who ends it; the user who was below in the ladder moves up in the same transaction. */
@Injectable()
export class EndOfferService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly history: HistoryRepository,
    private readonly publisher: OfferPublisher,
    private readonly deadlines: DeadlineSetter,
    private readonly clock: Clock,
  ) {}

  async end(offer: OfferEntity, { state, by, byId, outcome, facts }: End, rank?: number): Promise<void> {
    offer.state = state;
    offer.endedAt = this.clock.now();
    offer.endedBy = by;
    offer.deadlineVersion += 1;
    await this.offers.saveOffer(offer);
    await this.history.addStep({ offerId: offer.id, what: outcome ?? state, by, byId, facts });
    if (outcome) await this.publisher.publishEnd(offer, outcome, by, rank);
  }

  /** Many of one role in the same way, with as many statements as for one. */
  async endAll(offers: OfferEntity[], { state, by, outcome }: End, ranks?: Map<string, number>): Promise<void> {
    if (!offers.length) return;
    await this.offers.endOffers(offers, state, by);
    await this.history.addSteps(offers.map(({ id: offerId }) => ({ offerId, what: outcome ?? state, by })));
    if (outcome) await this.publisher.publishEnds(offers, outcome, by, ranks);
  }

  /**
   * Ends it and lets the ladder move up. `around` are the live offers of the role, held; after the first of them the next
   * is booked by itself where the company has switched that on.
   */
  async endAndPromote(offer: OfferEntity, end: End, role: RoleEntity, around: readonly OfferEntity[]): Promise<void> {
    const wasRanked = hasRank(offer);
    const before = ranksOf(ladderOf(role.id, around));
    await this.end(offer, end);
    if (wasRanked) await this.moveUp(role, around, before);
  }

  /**
   * After ranks fell free: who is first now and was not is booked by itself, or who comes after one that the ladder itself
   * had asked and waited for. An order of the company's own is no such end.
   */
  async moveUp(role: RoleEntity, around: readonly OfferEntity[], before: Map<string, number>): Promise<void> {
    await this.publishMoves(role, around, before);
    const ladder = ladderOf(role.id, around);
    const [first] = ladder;
    if (!first || !role.confirmsNext) return;
    const left = [...before.keys()].filter((id) => ladder.every((other) => other.id !== id));
    if (before.get(first.id) !== 1 || (await this.history.isAskedByItself(left))) await this.confirmNext(role);
  }

  /** The first of the ladder, which has one, where the company has switched that on: into a place that was freed, or not. */
  async confirmNext(role: RoleEntity, kind: 'promote' | 'fill_place' = 'promote'): Promise<void> {
    if (role.confirmsNext) await this.deadlines.setNow(kind, role.id);
  }

  /** Every user whose rank is another one now. */
  async publishMoves(role: RoleEntity, around: readonly OfferEntity[], before: Map<string, number>): Promise<void> {
    const ladder = ladderOf(role.id, around);
    for (const [id, rank] of ranksOf(ladder)) {
      const pencil = ladder.find((held) => held.id === id);
      if (!pencil || before.get(id) === rank) continue;
      await this.history.addStep({ offerId: id, what: 'moved', by: 'system', facts: { rank } });
      await this.publisher.publishMove(pencil, rank, ladder.length);
    }
  }
}
