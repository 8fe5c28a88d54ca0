import {
  BookingRefusal,
  BookingRepository,
  type CallEntity,
  HistoryRepository,
  OfferRepository,
  RoleRepository,
  spanOfRange,
} from '@crewcall/bookings-domain';
import { bookingCancelled } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';

const HOUR = 3_600_000;

/** Takes one call out of a booking: that time is free again, the rest of the booking stands. */
@Injectable()
export class CancelCallService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly offers: OfferRepository,
    private readonly roles: RoleRepository,
    private readonly jobs: JobRepository,
    private readonly history: HistoryRepository,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async cancelCall(actor: Actor, bookingId: string, call: CallEntity, reason: string): Promise<void> {
    const booking = await this.bookings.find(bookingId);
    const offer = booking && (await this.offers.find(booking.offerId));
    if (!booking || !offer) throw new BookingRefusal('bookingMissing');
    await this.bookings.freeCallOf(bookingId, call.id);
    await this.bookings.save(booking);
    const facts = { call_id: call.id, reason };
    await this.history.add({ offerId: offer.id, what: 'call_cancelled', by: 'company', byId: actor.id, facts });
    const [job, role] = [await this.jobs.findEvenDeleted(booking.jobId), await this.roles.find(booking.roleId)];
    const { from, to } = spanOfRange(call.during);
    const notice_h = Math.floor((from.getTime() - this.clock.now().getTime()) / HOUR);
    await this.events.publish(bookingCancelled, {
      subjectId: bookingId,
      version: booking.version,
      payload: {
        job_id: booking.jobId,
        job_title: job?.title ?? '',
        role: role?.name ?? '',
        recruiter_id: booking.recruiterId,
        freelancer_id: booking.freelancerId,
        calls: [{ id: call.id, from: from.toISOString(), to: to.toISOString() }],
        by: 'company',
        notice_h,
      },
    });
  }
}
