import {
  AttendanceRepository,
  BookingMissingError,
  BookingRepository,
  type CallEntity,
  CallRepository,
  HistoryRepository,
  isAgreedToFollow,
  NotPossibleNowError,
  OfferLocks,
  PlacesRepository,
  RoleRepository,
  type TakenCall,
} from '@crewcall/bookings-domain';
import { bookingStateWords, canMoveBooking, isTimeOfNoShow } from '@crewcall/contracts-bookings';
import type { NoShowRequestDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { NoShowCallError, NotNoShowTimeError, SetArrivedError } from './no-show.errors.js';
import { MakeUpService } from './make-up.service.js';
import { NoShowPublisher } from './no-show-publisher.service.js';
import { NoShowRepository } from './no-show.repository.js';

/** A company says that a person did not come: they are told at once, and their position is open again for cover. */
@Injectable()
export class ClaimNoShowService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly attendances: AttendanceRepository,
    private readonly noShows: NoShowRepository,
    private readonly publisher: NoShowPublisher,
    private readonly makingUp: MakeUpService,
    private readonly locks: OfferLocks,
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly jobs: JobRepository,
    private readonly history: HistoryRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Of one call; it ends the booking, whose calls ahead are free again. That call itself, and others that have begun, stay.
   * @throws BookingMissingError for every user but the company
   * @throws DomainError `NOT_NOW` outside of its time, `SET_ARRIVED` where the company said that they came
   */
  async claim(actor: Actor, id: string, { call_id, note = null }: NoShowRequestDto): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.bookings.findBooking(id);
      if (!found || found.recruiterId !== actor.id) throw new BookingMissingError();
      const { role, job } = await this.locks.holdOffers(found.offerId);
      const booking = await this.bookings.findBooking(id);
      if (!booking || !canMoveBooking('no_show', booking.state, 'company'))
        throw new NotPossibleNowError(bookingStateWords[booking?.state ?? found.state]);
      const time = await this.bookings.timeOf(id);
      const missed = time.find((call) => call.id === call_id);
      const [call] = await this.calls.ofIds([call_id]);
      if (!missed || !call) throw new NoShowCallError();
      await this.assertMissed(call, missed, booking.freelancerId);
      const ahead = time.filter(({ from }) => new Date(from) > this.clock.now()).map((one) => one.id);
      if (ahead.length) await this.bookings.freeCallsOf(id, ahead);
      booking.state = 'no_show';
      await this.bookings.saveBooking(booking);
      job.hiredCount += await this.places.recountPlaces(role);
      await this.roles.saveRole(role);
      await this.jobs.saveJob(job);
      await this.noShows.addNoShow(id, call_id, note);
      await this.makingUp.payAgain(booking, call_id);
      const facts = { call_id };
      await this.history.addStep({ offerId: booking.offerId, what: 'no_show', by: 'company', byId: actor.id, facts });
      await this.publisher.publish(booking, call_id, 'no_show');
    });
  }

  /** By the time that the person agreed to, which the call may have left. */
  private async assertMissed(call: CallEntity, { from, to }: TakenCall, userId: string): Promise<void> {
    const is_time_to_follow = isAgreedToFollow(call, { from: new Date(from), to: new Date(to) });
    if (!isTimeOfNoShow(this.clock.now().getTime(), { from, to, is_time_to_follow })) throw new NotNoShowTimeError();
    const said = await this.attendances.ofCall(call.id);
    const isArrived = said.some((one) => one.userId === userId && one.what === 'arrived' && one.by === 'company');
    if (isArrived) throw new SetArrivedError();
  }
}
