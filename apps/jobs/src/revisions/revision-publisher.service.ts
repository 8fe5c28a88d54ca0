import {
  type BookingEntity,
  BookingRepository,
  type CallEntity,
  CallRepository,
  type OfferEntity,
  type RevisionEntity,
  RoleRepository,
} from '@crewcall/bookings-domain';
import { bookingRevised, type BookingRevisedPayload } from '@crewcall/contracts-bookings/dto';
import { type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { presentCall } from '../calls/call.presenter.js';
import { changedStarts } from './revision.rules.js';

@Injectable()
export class RevisionPublisher {
  constructor(
    private readonly events: Events,
    private readonly jobs: JobRepository,
    private readonly roles: RoleRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
  ) {}

  /** Of a booking, or of a pencil that is none yet. */
  async publishRevision(
    offer: OfferEntity,
    booking: BookingEntity | null,
    { number: revision, agreed }: RevisionEntity,
    state: BookingRevisedPayload['state'],
  ): Promise<void> {
    // A booking may have lost calls that its offer asked for.
    const ids = booking ? (await this.bookings.timeOf(booking.id)).map(({ id }) => id) : offer.callIds;
    const calls = await this.calls.callsLeftOf(ids);
    const [first_changed_at] = changedStarts(agreed.calls, calls.map(presentCall));
    await this.publish(offer, booking, { revision, state, ...(first_changed_at && { first_changed_at }) });
  }

  /** The time of a call is known at last: calendars of who is booked need it, and no one is asked. */
  async publishTimeSet(offer: OfferEntity, booking: BookingEntity, call: CallEntity): Promise<void> {
    await this.publish(offer, booking, { state: 'time_set', first_changed_at: presentCall(call).from });
  }

  private async publish(
    offer: OfferEntity,
    booking: BookingEntity | null,
    what: Pick<BookingRevisedPayload, 'revision' | 'state' | 'first_changed_at'>,
  ): Promise<void> {
    const [job, role] = [await this.jobs.findEvenDeleted(offer.jobId), await this.roles.findRole(offer.roleId)];
    const { jobId: job_id, recruiterId: recruiter_id, freelancerId: freelancer_id } = offer;
    const facts = {
      job_id,
      job_title: job?.title ?? '',
      role: role?.name ?? job?.title ?? '',
      recruiter_id,
      freelancer_id,
    };
    const isChanged = what.state === 'accepted' || what.state === 'time_set';
    const anew = booking && isChanged ? { booked: await this.bookedOf(booking, job) } : {};
    await this.events.publish(bookingRevised, {
      subjectId: booking?.id ?? offer.id,
      version: offer.version,
      payload: { ...facts, ...what, important: true, ...(booking ? anew : { is_pencil: true }) },
    });
  }

  private async bookedOf({ id, version }: BookingEntity, job: JobEntity | null) {
    const { company = '', location = '' } = job ?? {};
    return { version, company, location, calls: await this.bookings.timeOf(id) };
  }
}
