import {
  BookingMissingError,
  BookingRepository,
  HistoryRepository,
  NotPossibleNowError,
  OfferLocks,
} from '@crewcall/bookings-domain';
import { bookingStateWords, canMoveBooking } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { MakeUpService } from './make-up.service.js';
import { NoShowPublisher } from './no-show-publisher.service.js';
import { NoShowRepository } from './no-show.repository.js';
import { ReturnPositionService } from './return-position.service.js';

/** A company finds that the person came after all, until an administrator has settled it. */
@Injectable()
export class WithdrawNoShowService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly noShows: NoShowRepository,
    private readonly publisher: NoShowPublisher,
    private readonly locks: OfferLocks,
    private readonly makingUp: MakeUpService,
    private readonly positions: ReturnPositionService,
    private readonly history: HistoryRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The position is theirs again. Calls that were taken out of the booking stay out of it.
   * @throws BookingMissingError for every user but the company
   */
  async withdraw(actor: Actor, id: string): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.bookings.findBooking(id);
      if (!found || found.recruiterId !== actor.id) throw new BookingMissingError();
      const held = await this.locks.holdOffers(found.offerId);
      const booking = await this.bookings.findBooking(id);
      const claim = await this.noShows.findNoShow(id);
      if (!booking || !claim || claim.outcome || !canMoveBooking('withdraw_no_show', booking.state, 'company'))
        throw new NotPossibleNowError(bookingStateWords[booking?.state ?? found.state]);
      booking.state = 'done';
      await this.bookings.saveBooking(booking);
      await this.positions.giveBack(held);
      await this.noShows.withdrawNoShow(id);
      await this.history.addStep({
        offerId: booking.offerId,
        what: 'no_show_withdrawn',
        by: 'company',
        byId: actor.id,
      });
      await this.publisher.publish(booking, claim.call_id, 'withdrawn');
      await this.makingUp.makeUpFor(booking, claim.call_id);
      if (claim.objected_at) await this.publisher.publishWithdrawal(booking);
    });
  }
}
