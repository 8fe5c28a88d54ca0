import {
  type BookingEntity,
  BookingMissingError,
  CallMissingError,
  CallRepository,
  ConfirmService,
  RoleMissingError,
  SlotFilledError,
  BookingRepository,
  BookedApplications,
  type HeldOffer,
  HistoryRepository,
  NotFreeError,
  NotPossibleNowError,
  OfferLocks,
  OfferPublisher,
  PlacesRepository,
  placesOn,
  RoleRepository,
  SheetSender,
} from '@crewcall/bookings-domain';
import { bookingStateWords, type Cancellation } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { AskRevisionsService } from '../revisions/ask-revisions.service.js';
import { CancellationsService } from './cancellations.service.js';

/** A company that cancelled in error has ten minutes, while the person and the position are still free. */
@Injectable()
export class PutBackService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly cancellations: CancellationsService,
    private readonly locks: OfferLocks,
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly calls: CallRepository,
    private readonly confirming: ConfirmService,
    private readonly applications: BookedApplications,
    private readonly people: PeopleService,
    private readonly revisions: AskRevisionsService,
    private readonly history: HistoryRepository,
    private readonly publisher: OfferPublisher,
    private readonly sheets: SheetSender,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The last cancelling of the booking that still stands, whole or of single calls.
   * What the person held meanwhile and who was asked for the position end as at a confirm.
   * @throws NotPossibleNowError after ten minutes, where the crew member cancelled, or once it is a no-show
   * @throws CallMissingError when a call of it was removed by now, or is no call of the role any more, and RoleMissingError with its role
   * @throws NotFreeError when the person is booked then by now
   * @throws SlotFilledError when the position is taken by now
   */
  async putBack(actor: Actor, id: string): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.bookings.findBooking(id);
      if (!found || found.recruiterId !== actor.id) throw new BookingMissingError();
      const held = await this.locks.holdOffers(found.offerId);
      const [booking, last] = [await this.bookings.findBooking(id), await this.findLast(id)];
      if (!booking || !last) throw new NotPossibleNowError(bookingStateWords[booking?.state ?? found.state]);
      await this.assertThere(held, last.call_ids);
      await this.assertFree(booking, last.call_ids);
      if (placesOn(held.role, await this.places.takenPlacesOf(held.role.id), last.call_ids) < 1)
        throw new SlotFilledError();
      if (last.is_whole) await this.bookAgain(booking, held);
      await this.bookings.takeBack(id, last.call_ids);
      await this.cancellations.markPutBack(last.id);
      await this.history.addStep({ offerId: booking.offerId, what: 'put_back', by: 'company', byId: actor.id });
      await this.bookings.saveBooking(booking);
      await this.takePosition(held);
      const calls = await this.calls.ofIds(last.call_ids);
      await this.revisions.askBack({ offer_id: booking.offerId, booking_id: id }, calls, actor.id);
      await this.publisher.publishBooking(booking, held, { by: 'company', taken: await this.bookings.timeOf(id) });
      await this.sheets.sendToBooked(booking.freelancerId, await this.sheets.ofCalls(last.call_ids));
      await this.confirming.lapseOthers(held, last.call_ids);
      await this.confirming.closeFilled(held);
    });
  }

  private async findLast(id: string): Promise<Cancellation | undefined> {
    return (await this.cancellations.ofBookings([id])).get(id)?.find(({ put_back_until }) => put_back_until);
  }

  private async assertThere({ role }: HeldOffer, callIds: string[]): Promise<void> {
    if (role.removedAt) throw new RoleMissingError();
    const worked = await this.roles.callIdsOfRole(role.id);
    const there = (await this.calls.ofIds(callIds)).filter(({ id, removedAt }) => !removedAt && worked.includes(id));
    if (there.length < callIds.length) throw new CallMissingError();
  }

  private async assertFree({ freelancerId, id }: BookingEntity, callIds: string[]): Promise<void> {
    const clash = await this.bookings.clashOf(freelancerId, callIds, id);
    if (clash) throw new NotFreeError(await this.people.findFirstName(freelancerId), clash);
  }

  private async bookAgain(booking: BookingEntity, { job, application }: HeldOffer): Promise<void> {
    // Asked anew since, the person may have withdrawn.
    if (application && !application.cancelledAt && !this.applications.canBeHired(application))
      throw new NotPossibleNowError(bookingStateWords.cancelled);
    Object.assign(booking, { state: 'confirmed', cancelledAt: null });
    if (application) {
      Object.assign(application, { rejectionMessage: null, cancelledAt: null });
      await this.applications.hireApplication(application, job);
    }
  }

  private async takePosition({ job, role }: HeldOffer): Promise<void> {
    const change = await this.places.recountPlaces(role);
    if (!change) return;
    await this.roles.saveRole(role);
    job.hiredCount += change;
    await this.applications.takePosition(job);
  }
}
