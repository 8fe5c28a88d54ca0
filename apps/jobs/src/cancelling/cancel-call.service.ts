import {
  BookingRefusal,
  BookingRepository,
  type CallEntity,
  HistoryRepository,
  OfferRepository,
  RoleRepository,
} from '@crewcall/bookings-domain';
import { bookingCancelled } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { cancelledCallOf, CancellationsService, costFacts } from './cancellations.service.js';

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
    private readonly cancellations: CancellationsService,
  ) {}

  async cancelCall(actor: Actor, bookingId: string, call: CallEntity, reason: string): Promise<void> {
    const booking = await this.bookings.find(bookingId);
    const offer = booking && (await this.offers.find(booking.offerId));
    if (!booking || !offer) throw new BookingRefusal('bookingMissing');
    await this.bookings.freeCallOf(bookingId, call.id);
    await this.bookings.save(booking);
    const cancelled = cancelledCallOf(call);
    const cost = await this.cancellations.record(booking, {
      by: 'company',
      reason,
      calls: [cancelled],
      all: offer.callIds.length,
    });
    const facts = { call_id: call.id, reason };
    await this.history.add({ offerId: offer.id, what: 'call_cancelled', by: 'company', byId: actor.id, facts });
    const [job, role] = [await this.jobs.findEvenDeleted(booking.jobId), await this.roles.find(booking.roleId)];
    await this.events.publish(bookingCancelled, {
      subjectId: bookingId,
      version: booking.version,
      payload: {
        job_id: booking.jobId,
        job_title: job?.title ?? '',
        role: role?.name ?? '',
        recruiter_id: booking.recruiterId,
        freelancer_id: booking.freelancerId,
        calls: [cancelled],
        by: 'company',
        ...costFacts(cost),
      },
    });
  }
}
