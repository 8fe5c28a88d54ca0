import {
  BookingMissingError,
  BookingRepository,
  DeadlineSetter,
  HistoryRepository,
  OfferRepository,
  PlacesRepository,
  type RoleEntity,
  RoleRepository,
  settledMs,
  type TakenCall,
} from '@crewcall/bookings-domain';
import { cancelLimits } from '@crewcall/contracts-bookings';
import { bookingCancelled } from '@crewcall/contracts-bookings/dto';
import { Clock, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { type Cancelled, CancellationsService, costFacts } from './cancellations.service.js';

const MINUTE_MS = 60_000;

export interface CallsEnd extends Pick<Cancelled, 'reason' | 'kind'> {
  by: 'company' | 'crew';
  byId: string;
}

/** Takes calls out of a booking: that time is free again, the rest of the booking stands. */
@Injectable()
export class CancelCallsService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly offers: OfferRepository,
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly jobs: JobRepository,
    private readonly history: HistoryRepository,
    private readonly events: Events,
    private readonly cancellations: CancellationsService,
    private readonly deadlines: DeadlineSetter,
    private readonly clock: Clock,
  ) {}

  /** In the caller's transaction, which holds the job. What is cancelled together is one cancelling with one notice and one cost. */
  async cancelCalls(
    job: JobEntity,
    bookingId: string,
    calls: TakenCall[],
    { by, byId, reason, kind }: CallsEnd,
  ): Promise<void> {
    const booking = await this.bookings.findBooking(bookingId);
    if (!booking) throw new BookingMissingError();
    const call_ids = calls.map(({ id }) => id);
    await this.bookings.freeCallsOf(bookingId, call_ids);
    const role = await this.recount(job, booking.roleId);
    await this.completeByRest(bookingId);
    await this.bookings.saveBooking(booking);
    const cost = await this.cancellations.record(booking, { by, reason, kind, calls, isWhole: false });
    await this.history.addStep({
      offerId: booking.offerId,
      what: 'call_cancelled',
      by,
      byId,
      facts: { call_ids, ...(reason && { reason }) },
    });
    await this.events.publish(bookingCancelled, {
      subjectId: bookingId,
      version: booking.version,
      payload: {
        job_id: booking.jobId,
        job_title: job.title,
        role: role?.name ?? '',
        recruiter_id: booking.recruiterId,
        freelancer_id: booking.freelancerId,
        calls,
        by,
        is_whole: false,
        // For a company that is left without someone.
        ...(by === 'crew' && { reserves: await this.offers.countReserves(booking.roleId) }),
        ...(kind && { reason_kind: kind }),
        ...costFacts(cost),
      },
    });
  }

  /** A position whose fullest day is left has a place again. */
  private async recount(job: JobEntity, roleId: string): Promise<RoleEntity | null> {
    const role = await this.roles.lockRole(roleId);
    const change = role ? await this.places.recountPlaces(role) : 0;
    if (!role || !change) return role;
    await this.roles.saveRole(role);
    job.hiredCount += change;
    await this.jobs.saveJob(job);
    return role;
  }

  /** The call that ends last now may be settled already; those cancelled may be put back for a while. */
  private async completeByRest(bookingId: string): Promise<void> {
    const rest = await this.bookings.timeOf(bookingId);
    const last = rest.toSorted((one, other) => one.to.localeCompare(other.to)).at(-1);
    if (!last) return;
    const cancelledFrom = this.clock.now().getTime() + cancelLimits.putBackMinutes * MINUTE_MS;
    const settledAt = Math.max(cancelledFrom, Date.parse(last.to) + settledMs);
    await this.deadlines.setAt('complete', last.id, new Date(settledAt));
  }
}
