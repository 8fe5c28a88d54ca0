import {
  type BookingEntity,
  BookingMissingError,
  OfferMissingError,
  RevisionMissingError,
  BookingRepository,
  CallRepository,
  ConfirmService,
  DeadlineSetter,
  type HeldOffer,
  HistoryRepository,
  BookedThenError,
  NotPossibleNowError,
  type OfferEntity,
  OfferLocks,
  OfferRepository,
  type RevisionEntity,
  RevisionRepository,
  spanOfRange,
} from '@crewcall/bookings-domain';
import { lastMomentOf } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { sideOf } from '../parties/party.policy.js';
import { RevisionPublisher } from './revision-publisher.service.js';

interface Answered {
  held: HeldOffer;
  booking: BookingEntity | null;
  revision: RevisionEntity;
}

/** What a crew member says to a change of what was agreed. */
@Injectable()
export class AnswerRevisionService {
  constructor(
    private readonly revisions: RevisionRepository,
    private readonly offers: OfferRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly locks: OfferLocks,
    private readonly confirming: ConfirmService,
    private readonly deadlines: DeadlineSetter,
    private readonly history: HistoryRepository,
    private readonly publisher: RevisionPublisher,
    private readonly transactions: Transactions,
  ) {}

  /**
   * From now on it is what was agreed. A no that a clash had preset may become a yes once the other booking is gone.
   * @throws BookedThenError while another booking of the person is in the way
   */
  accept(actor: Actor, offerId: string): Promise<void> {
    return this.answer(actor, offerId, async ({ held, booking, revision }) => {
      const { offer } = held;
      if (revision.state !== 'asked' && !revision.clashes) throw new NotPossibleNowError('refused');
      const calls = await this.calls.callsLeftOf(await this.workedIds(offer, booking));
      const ids = calls.map(({ id }) => id);
      const clash = await this.bookings.clashOf(offer.freelancerId, ids, booking?.id);
      if (clash) throw new BookedThenError(clash);
      const { terms, termsHash } = revision;
      if (booking) {
        await this.bookings.saveBooking(Object.assign(booking, { terms, termsHash }));
        await this.bookings.followCalls(booking.id);
        await this.confirming.lapseOthers(held, ids);
      } else {
        const [first] = calls;
        const latest = first && lastMomentOf(spanOfRange(first.during).from);
        Object.assign(offer, { terms, termsHash });
        if (latest && offer.decideBy && latest < offer.decideBy) {
          offer.decideBy = latest;
          await this.deadlines.setFor(offer, 'lapse', latest);
        }
      }
      await this.revisions.setState(revision, 'accepted');
      return 'accepted';
    });
  }

  /** What was agreed goes on; the company reads that it cannot be made and decides. */
  refuse(actor: Actor, offerId: string): Promise<void> {
    return this.answer(actor, offerId, async ({ revision }) => {
      if (revision.state !== 'asked') throw new NotPossibleNowError('refused');
      await this.revisions.setState(revision, 'refused');
      return 'refused';
    });
  }

  async acceptOfBooking(actor: Actor, bookingId: string): Promise<void> {
    return this.accept(actor, await this.offerOf(bookingId));
  }

  async refuseOfBooking(actor: Actor, bookingId: string): Promise<void> {
    return this.refuse(actor, await this.offerOf(bookingId));
  }

  private async offerOf(bookingId: string): Promise<string> {
    const booking = await this.bookings.findBooking(bookingId);
    if (!booking) throw new BookingMissingError();
    return booking.offerId;
  }

  /** A booking may have lost calls that its offer asked for. */
  private async workedIds(offer: OfferEntity, booking: BookingEntity | null): Promise<string[]> {
    return booking ? (await this.bookings.timeOf(booking.id)).map(({ id }) => id) : offer.callIds;
  }

  private async answer(
    actor: Actor,
    offerId: string,
    work: (answered: Answered) => Promise<'accepted' | 'refused'>,
  ): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.offers.findOffer(offerId);
      if (!found || sideOf(actor, found) !== 'freelancer') throw new OfferMissingError();
      const held = await this.locks.holdOffers(offerId);
      const { offer } = held;
      const revision = await this.revisions.lastRevisionOf(offerId);
      if (!revision || revision.state === 'accepted') throw new RevisionMissingError();
      const booking = offer.state === 'confirmed' ? await this.bookings.ofOffer(offerId) : null;
      const isAlive = offer.state === 'held' || booking?.state === 'confirmed';
      if (!isAlive) throw new NotPossibleNowError(booking?.state === 'cancelled' ? 'cancelled' : 'over');
      const outcome = await work({ held, booking, revision });
      await this.offers.saveOffer(offer);
      const facts = { revision: revision.number };
      await this.history.addStep({ offerId, what: `change_${outcome}`, by: 'crew', byId: actor.id, facts });
      await this.publisher.publishRevision(offer, booking, revision, outcome);
    });
  }
}
