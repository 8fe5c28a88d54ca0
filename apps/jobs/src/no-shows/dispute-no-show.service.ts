import {
  type BookingEntity,
  BookingMissingError,
  BookingRepository,
  type HeldOffer,
  HistoryRepository,
  NotPossibleNowError,
  OfferLocks,
} from '@crewcall/bookings-domain';
import { bookingStateWords, canMoveBooking, type NoShow, type NoShowOutcome } from '@crewcall/contracts-bookings';
import type { ObjectDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { MakeUpService } from './make-up.service.js';
import { ObjectLateError } from './no-show.errors.js';
import { NoShowPublisher } from './no-show-publisher.service.js';
import { NoShowRepository } from './no-show.repository.js';
import { ReturnPositionService } from './return-position.service.js';

/** Where a person says that they came, the claim counts for no one until an administrator has settled it. */
@Injectable()
export class DisputeNoShowService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly noShows: NoShowRepository,
    private readonly publisher: NoShowPublisher,
    private readonly locks: OfferLocks,
    private readonly history: HistoryRepository,
    private readonly makingUp: MakeUpService,
    private readonly positions: ReturnPositionService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * What both sides wrote, as administrators read it.
   * @throws BookingMissingError where no one objected
   */
  async findDispute(id: string): Promise<NoShow> {
    const claim = await this.noShows.findNoShow(id);
    if (!claim?.objected_at) throw new BookingMissingError();
    return claim;
  }

  /**
   * Once, within seven days.
   * @throws BookingMissingError for every user but the person themselves
   */
  async object(actor: Actor, id: string, { words = null }: ObjectDto): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.bookings.findBooking(id);
      if (!found || found.freelancerId !== actor.id) throw new BookingMissingError();
      const { booking } = await this.hold(found);
      const claim = await this.noShows.findNoShow(id);
      if (!claim || claim.objected_at || !canMoveBooking('object', booking.state, 'crew'))
        throw new NotPossibleNowError(bookingStateWords[booking.state]);
      if (this.clock.now() > new Date(claim.object_until)) throw new ObjectLateError();
      booking.state = 'disputed';
      await this.bookings.saveBooking(booking);
      await this.noShows.objectToNoShow(id, words);
      await this.history.addStep({ offerId: booking.offerId, what: 'objected', by: 'crew', byId: actor.id });
      await this.publisher.publish(booking, claim.call_id, 'objected');
      await this.publisher.publishDispute(booking, claim.call_id);
    });
  }

  /** In the transaction of the event. What is not in dispute any more stays as it is; the position of who came is theirs again. */
  async settle(id: string, outcome: NoShowOutcome, reason: string | null): Promise<void> {
    const found = await this.bookings.findBooking(id);
    if (!found) return;
    const { held, booking } = await this.hold(found);
    const claim = await this.noShows.findNoShow(id);
    const move = outcome === 'attended' ? 'settle' : 'uphold';
    if (!claim || !canMoveBooking(move, booking.state, 'admin')) return;
    booking.state = outcome === 'attended' ? 'done' : 'no_show';
    await this.bookings.saveBooking(booking);
    await this.noShows.settleNoShow(id, outcome, reason);
    await this.history.addStep({ offerId: booking.offerId, what: `settled_${outcome}`, by: 'system' });
    await this.publisher.publish(booking, claim.call_id, 'settled', { outcome });
    if (outcome !== 'attended') return;
    await this.positions.giveBack(held);
    await this.makingUp.makeUpFor(booking, claim.call_id);
  }

  private async hold(found: BookingEntity): Promise<{ held: HeldOffer; booking: BookingEntity }> {
    const held = await this.locks.holdOffers(found.offerId);
    const booking = await this.bookings.findBooking(found.id);
    if (!booking) throw new BookingMissingError();
    return { held, booking };
  }
}
