import {
  BookedApplications,
  BookingMissingError,
  BookingRepository,
  ConfirmService,
  EndRescueService,
  type HeldOffer,
  HistoryRepository,
  NotPossibleNowError,
  OfferLocks,
  OfferRepository,
  RescueRepository,
  PlacesRepository,
  placesOn,
  RoleRepository,
} from '@crewcall/bookings-domain';
import { bookingStateWords, canMoveBooking } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { MakeUpService } from './make-up.service.js';
import { NoShowPublisher } from './no-show-publisher.service.js';
import { NoShowRepository } from './no-show.repository.js';

/** A company finds that the person came after all, until an administrator has settled it. */
@Injectable()
export class WithdrawNoShowService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly noShows: NoShowRepository,
    private readonly publisher: NoShowPublisher,
    private readonly locks: OfferLocks,
    private readonly makingUp: MakeUpService,
    private readonly rescues: RescueRepository,
    private readonly endingRescue: EndRescueService,
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly applications: BookedApplications,
    private readonly offers: OfferRepository,
    private readonly confirming: ConfirmService,
    private readonly history: HistoryRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The position is theirs again unless cover has it; with the last one the role is full as after a confirm. Calls that were taken out of the booking stay out of it.
   * @throws BookingMissingError for every user but the company
   */
  async withdraw(actor: Actor, id: string): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.bookings.find(id);
      if (!found || found.recruiterId !== actor.id) throw new BookingMissingError();
      const held = await this.locks.hold(found.offerId);
      const { role, job } = held;
      const booking = await this.bookings.find(id);
      const claim = await this.noShows.find(id);
      if (!booking || !claim || claim.outcome || !canMoveBooking('withdraw_no_show', booking.state, 'company'))
        throw new NotPossibleNowError(bookingStateWords[booking?.state ?? found.state]);
      booking.state = 'done';
      await this.bookings.save(booking);
      const change = await this.places.recount(role);
      if (change) {
        await this.roles.save(role);
        job.hiredCount += change;
        await this.applications.takePosition(job);
        await this.endAskingFor(held);
      }
      await this.noShows.withdraw(id);
      await this.history.add({ offerId: booking.offerId, what: 'no_show_withdrawn', by: 'company', byId: actor.id });
      await this.publisher.publish(booking, claim.call_id, 'withdrawn');
      await this.makingUp.makeUpFor(booking, claim.call_id);
      if (claim.objected_at) await this.publisher.publishWithdrawal(booking);
    });
  }

  /**
   * No one is asked any more for a slot that is theirs, and its pencils are the reserve; the days that they do not have are
   * covered on.
   */
  private async endAskingFor(held: HeldOffer): Promise<void> {
    const { role } = held;
    const taken = await this.places.takenOf(role.id);
    const rescue = role.open < 1 ? await this.rescues.liveOfRole(role.id) : null;
    const isOpen = rescue?.callIds.some((id) => placesOn(role, taken, [id]) > 0);
    if (rescue && !isOpen) await this.endingRescue.end(rescue, role, 'stopped');
    // Read again, since the cover's own questions have ended.
    await this.confirming.closeFilled({ ...held, around: await this.offers.lockAround(role.id, null) }, taken);
  }
}
