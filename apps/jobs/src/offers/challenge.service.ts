import {
  AlreadyBookedError,
  ChallengedLatelyError,
  NothingAboveError,
  OfferMissingError,
  BookingRepository,
  CallRepository,
  datesLadder,
  DeadlineSetter,
  HistoryRepository,
  NotPossibleNowError,
  OfferLocks,
  OfferPublisher,
  OfferRepository,
  spanOfRange,
} from '@crewcall/bookings-domain';
import {
  canMoveOffer,
  challengeDeadline,
  mayChallengeAgain,
  type Offer,
  offerStateWords,
} from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { sideOf } from '../parties/party.policy.js';
import { OffersService } from './offers.service.js';

/** A lower pencil on a person's dates asks those above it to decide. */
@Injectable()
export class ChallengeService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly locks: OfferLocks,
    private readonly deadlines: DeadlineSetter,
    private readonly history: HistoryRepository,
    private readonly publisher: OfferPublisher,
    private readonly reading: OffersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** No user learns who asked, nor who is asked. The person's row is held, so their pencils stand still. */
  async challenge(actor: Actor, id: string): Promise<Offer> {
    return this.transactions.runRepeatable(async () => {
      const found = await this.offers.findOffer(id);
      if (!found || sideOf(actor, found) !== 'recruiter') throw new OfferMissingError();
      const { offer, around } = await this.locks.holdOffers(found);
      if (await this.bookings.clashOf(offer.freelancerId, offer.callIds)) throw new AlreadyBookedError();
      if (!canMoveOffer('challenge', offer, 'company')) throw new NotPossibleNowError(offerStateWords[offer.state]);
      const now = this.clock.now();
      if (!mayChallengeAgain(offer.challengedAt, now)) throw new ChallengedLatelyError();
      const meeting = await this.offers.heldMeeting(offer.freelancerId, offer.callIds);
      const dates = datesLadder(meeting);
      const above = dates.slice(
        0,
        dates.findIndex((pencil) => pencil.id === id),
      );
      if (!above.length) throw new NothingAboveError();
      for (const { id: aboveId } of above) {
        const pencil = around.find((held) => held.id === aboveId);
        if (!pencil?.decideBy) continue;
        const [call] = await this.calls.callsLeftOf(pencil.callIds);
        if (!call) continue;
        pencil.decideBy = challengeDeadline(now, spanOfRange(call.during).from, pencil.decideBy);
        pencil.extensionAsked = null;
        await this.deadlines.setFor(pencil, 'lapse', pencil.decideBy);
        await this.offers.saveOffer(pencil);
        await this.history.addStep({ offerId: pencil.id, what: 'challenged', by: 'system' });
        await this.publisher.publishChallenge(pencil, pencil.decideBy);
      }
      offer.challengedAt = now;
      await this.offers.saveOffer(offer);
      await this.history.addStep({ offerId: id, what: 'asked_for_decision', by: 'company', byId: actor.id });
      return this.reading.getOffer(actor, id);
    });
  }
}
