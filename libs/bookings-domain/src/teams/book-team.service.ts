import { missingWords, offerStateWords } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { BookingRepository } from '../bookings/booking.repository.js';
import { NotPossibleNowError, TeamNotFreeError } from '../bookings.errors.js';
import { HistoryRepository } from '../history/history.repository.js';
import { ConfirmService } from '../moves/confirm.service.js';
import { OfferPublisher } from '../moves/offer-publisher.service.js';
import { type HeldTeamOffer, type HeldTeamSlot, TeamOfferLocks } from './team-offer-locks.service.js';
import { TeamOfferRepository } from './team-offer.repository.js';

/** Books all members of a team in one transaction, or none of them. */
@Injectable()
export class BookTeamService {
  constructor(
    private readonly teamOffers: TeamOfferRepository,
    private readonly locks: TeamOfferLocks,
    private readonly bookings: BookingRepository,
    private readonly confirming: ConfirmService,
    private readonly publisher: OfferPublisher,
    private readonly history: HistoryRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * These say yes; with the last yes all are booked.
   * @throws TeamNotFreeError when the last yes came and any of them is booked then
   */
  async agree(id: string, freelancerIds: readonly string[], byId: string): Promise<void> {
    const held = await this.locks.holdTeamOffer(id);
    const agreeing = held.slots.filter(({ slot }) => freelancerIds.includes(slot.freelancer_id));
    for (const { offer } of agreeing)
      if (offer.state !== 'open' || held.teamOffer.stopped_at)
        throw new NotPossibleNowError(offerStateWords[offer.state === 'open' ? 'withdrawn' : offer.state]);
    await this.teamOffers.agreeMembers(id, freelancerIds);
    for (const { slot, offer } of agreeing) {
      slot.agreed_at ??= this.clock.now();
      await this.history.addStep({ offerId: offer.id, what: 'agreed', by: 'crew', byId });
    }
    await this.bookIfAgreed(held, byId);
  }

  /** Those that are left were held and judged by the caller. */
  async bookIfAgreed(held: HeldTeamOffer, byId: string): Promise<void> {
    const { slots, teamOffer } = held;
    const isReady = slots.length > 0 && slots.every(({ slot, offer }) => slot.agreed_at && offer.state === 'open');
    if (!isReady) return;
    const missing = await this.missingOf(slots);
    if (missing.length) throw new TeamNotFreeError(missing);
    for (const one of slots) {
      await this.confirming.confirm(one, { by: 'crew', byId, refuse: () => new TeamNotFreeError(missing) });
      await this.publisher.publishAnswer(one, 'accepted');
    }
    await this.teamOffers.markBooked(teamOffer.id);
  }

  private async missingOf(slots: readonly HeldTeamSlot[]): Promise<string[]> {
    const names = await this.firstNamesOf(slots.map(({ slot }) => slot.freelancer_id));
    const words: string[] = [];
    for (const { offer } of slots) {
      const clash = await this.bookings.clashOf(offer.freelancerId, offer.callIds);
      if (clash) words.push(missingWords(names.get(offer.freelancerId) ?? null, clash.overlap));
    }
    return words;
  }

  private async firstNamesOf(userIds: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.database.query<{ user_id: string; first_name: string | null }>(
      'SELECT user_id, first_name FROM people WHERE user_id = ANY($1::uuid[])',
      [userIds],
    );
    return new Map(rows.map(({ user_id, first_name }) => [user_id, first_name]));
  }
}
