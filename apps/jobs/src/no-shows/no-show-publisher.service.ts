import { type BookingEntity, type CallEntity, CallRepository, RoleRepository, wallOf } from '@crewcall/bookings-domain';
import {
  attendanceTold,
  type AttendanceToldPayload,
  noShowDisputed,
  noShowWithdrawn,
} from '@crewcall/contracts-bookings/dto';
import { callWords, noShowTexts } from '@crewcall/contracts-bookings';
import { snapshotOf } from '@crewcall/contracts-core';
import { Clock, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';

interface Around {
  call: CallEntity;
  job: JobEntity;
  role: string;
}

/** Tells the other side, and where the two differ an administrator. What either wrote stays here. */
@Injectable()
export class NoShowPublisher {
  constructor(
    private readonly calls: CallRepository,
    private readonly jobs: JobRepository,
    private readonly roles: RoleRepository,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async publish(
    booking: BookingEntity,
    callId: string,
    what: 'no_show' | 'objected' | 'withdrawn' | 'settled',
    more: Pick<AttendanceToldPayload, 'outcome'> = {},
  ): Promise<void> {
    const { call, job, role } = await this.aroundOf(booking, callId);
    const { id: booking_id, freelancerId: id, recruiterId: recruiter_id } = booking;
    const facts = { job_id: job.id, recruiter_id, job_title: job.title, company: job.company, day: call.startsOn };
    const payload = { ...facts, ...more, what, at: this.clock.now().toISOString(), people: [{ id, booking_id, role }] };
    await this.events.publish(attendanceTold, { subjectId: call.id, version: call.version, payload });
  }

  async publishDispute(booking: BookingEntity, callId: string): Promise<void> {
    const { call, job, role } = await this.aroundOf(booking, callId);
    const snapshot = snapshotOf([`${job.title}, ${role}`, callWords({ ...wallOf(call), name: null })]);
    const { recruiterId: person_id, id: target_id } = booking;
    await this.events.publish(noShowDisputed, {
      subjectId: booking.id,
      payload: { kind: 'booking', target_id, person_id, reason: noShowTexts.dispute, snapshot },
    });
  }

  async publishWithdrawal({ id: subjectId, recruiterId: recruiter_id, freelancerId }: BookingEntity): Promise<void> {
    const payload = { recruiter_id, freelancer_id: freelancerId };
    await this.events.publish(noShowWithdrawn, { subjectId, payload });
  }

  private async aroundOf(booking: BookingEntity, callId: string): Promise<Around> {
    const [call] = await this.calls.ofIds([callId]);
    const job = await this.jobs.findEvenDeleted(booking.jobId);
    const role = await this.roles.findRole(booking.roleId);
    if (!call || !job) throw new Error(`The booking ${booking.id} has no call ${callId}`);
    return { call, job, role: role?.name ?? '' };
  }
}
