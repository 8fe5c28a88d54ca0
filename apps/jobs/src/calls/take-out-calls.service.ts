import {
  BookingMissingError,
  BookingRepository,
  type CallEntity,
  CallRepository,
  OfferLocks,
  ReasonNeededError,
} from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, type JobEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { CancelBookingService } from '../applications/cancel-booking.service.js';
import { assertAhead } from '../cancelling/ahead.js';
import { CancelCallsService } from '../cancelling/cancel-calls.service.js';
import { DropCallsService } from '../revisions/drop-calls.service.js';

export interface TakeOut {
  job: JobEntity;
  calls: readonly CallEntity[];
  reason: string | null;
  /** Of this role alone; of all of them when left out. */
  roleId?: string;
}

/** Takes calls from people: cancelled for who is booked on them, gone from what is asked and pencilled. */
@Injectable()
export class TakeOutCallsService {
  constructor(
    private readonly calls: CallRepository,
    private readonly bookings: BookingRepository,
    private readonly locks: OfferLocks,
    private readonly cancelling: CancelCallsService,
    private readonly cancelBooking: CancelBookingService,
    private readonly dropping: DropCallsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The job and its roles are held by the caller, which reads its roles again: a booking of no other call ends.
   * @throws ReasonNeededError while people are booked on them and no reason is given
   * @throws NotPossibleNowError once one has begun for a person who is booked on it
   */
  async takeOut(actor: Actor, { job, calls, reason, roleId }: TakeOut): Promise<void> {
    const callIds = calls.map(({ id }) => id);
    const booked = await this.calls.bookedOn(callIds, roleId ?? null);
    if (booked.length && !reason) throw new ReasonNeededError();
    for (const id of booked) await this.cancel(actor, id, { job, callIds, reason: reason ?? '' });
    await this.dropping.drop(job, { actorId: actor.id, calls, roleId, bookingIds: booked });
  }

  private async cancel(
    actor: Actor,
    bookingId: string,
    { job, callIds, reason }: { job: JobEntity; callIds: string[]; reason: string },
  ): Promise<void> {
    const time = await this.bookings.timeOf(bookingId);
    const removed = time.filter(({ id }) => callIds.includes(id));
    assertAhead(removed, this.clock.now());
    if (removed.length < time.length)
      await this.cancelling.cancelCalls(job, bookingId, removed, { by: 'company', byId: actor.id, reason });
    else await this.cancelWhole(bookingId, job, reason);
  }

  private async cancelWhole(bookingId: string, job: JobEntity, reason: string): Promise<void> {
    const booking = await this.bookings.findBooking(bookingId);
    const held = booking && (await this.locks.holdOffers(booking.offerId));
    if (!held?.application) throw new BookingMissingError();
    await this.cancelBooking.cancelHeld(job, held.application, { by: 'company', reason, isTold: true });
  }
}
