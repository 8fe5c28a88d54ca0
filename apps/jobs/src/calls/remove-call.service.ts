import {
  BookingMissingError,
  BookingRepository,
  CallMissingError,
  LastCallError,
  OfferLocks,
  ReasonNeededError,
  CallRepository,
  RoleRepository,
} from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, type JobEntity } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CancelBookingService } from '../applications/cancel-booking.service.js';
import { CallsOfJobService } from './calls-of-job.service.js';
import { assertAhead } from '../cancelling/ahead.js';
import { CancelCallsService } from '../cancelling/cancel-calls.service.js';
import { JobForCallsService } from './job-for-calls.service.js';

@Injectable()
export class RemoveCallService {
  constructor(
    private readonly calls: CallRepository,
    private readonly roles: RoleRepository,
    private readonly bookings: BookingRepository,
    private readonly locks: OfferLocks,
    private readonly cancelling: CancelCallsService,
    private readonly cancelBooking: CancelBookingService,
    private readonly jobs: JobForCallsService,
    private readonly ofJob: CallsOfJobService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Of whom is booked on it, this call alone is cancelled, for a reason; a booking of no other call ends with it.
   * @throws LastCallError when a role would work no call at all
   * @throws NotPossibleNowError once it has begun for a person who is booked on it
   */
  async remove(actor: Actor, id: string, reason: string | null): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.calls.find(id);
      if (!found) throw new CallMissingError();
      const { job, roles } = await this.jobs.holdOwn(actor, found.jobId);
      const callsOf = await this.roles.callsOf(roles.map((role) => role.id));
      const isLast = [...callsOf.values()].some((callIds) => callIds.length === 1 && callIds[0] === id);
      if (isLast) throw new LastCallError();
      const booked = await this.calls.bookedOn(id);
      if (booked.length && !reason) throw new ReasonNeededError();
      for (const bookingId of booked) await this.takeOut(actor, bookingId, { job, callId: id, reason: reason ?? '' });
      await this.calls.remove([id]);
      await this.ofJob.fillJob(job);
      await this.jobs.save(job);
    });
  }

  private async takeOut(
    actor: Actor,
    bookingId: string,
    { job, callId, reason }: { job: JobEntity; callId: string; reason: string },
  ): Promise<void> {
    const time = await this.bookings.timeOf(bookingId);
    const removed = time.filter(({ id }) => id === callId);
    assertAhead(removed, this.clock.now());
    if (removed.length < time.length)
      await this.cancelling.cancelCalls(bookingId, removed, { by: 'company', byId: actor.id, reason });
    else await this.cancelWhole(bookingId, job, reason);
  }

  private async cancelWhole(bookingId: string, job: JobEntity, reason: string): Promise<void> {
    const booking = await this.bookings.find(bookingId);
    const held = booking && (await this.locks.hold(booking.offerId));
    if (!held?.application) throw new BookingMissingError();
    await this.cancelBooking.cancelHeld(job, held.application, { by: 'company', reason, isTold: true });
  }
}
