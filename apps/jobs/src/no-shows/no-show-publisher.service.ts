import { type BookingEntity, type CallEntity, CallRepository, RoleRepository, wallOf } from '@crewcall/bookings-domain';
import { attendanceTold, type AttendanceToldPayload, noShowDisputed } from '@crewcall/contracts-bookings/dto';
import { callWords, dayWords } from '@crewcall/contracts-bookings';
import { snapshotOf } from '@crewcall/contracts-core';
import { Clock, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';

interface Around {
  call: CallEntity;
  job: JobEntity;
  role: string;
}

/** Tells the other side, and where the two differ an administrator. The other side's words travel to no one else. */
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
    what: 'no_show' | 'objected' | 'settled',
    more: Pick<AttendanceToldPayload, 'outcome'> = {},
  ): Promise<void> {
    const { call, job, role } = await this.aroundOf(booking, callId);
    const { id: booking_id, freelancerId: id, recruiterId: recruiter_id } = booking;
    const facts = { job_id: job.id, recruiter_id, job_title: job.title, company: job.company, day: call.startsOn };
    const payload = { ...facts, ...more, what, at: this.clock.now().toISOString(), people: [{ id, booking_id, role }] };
    await this.events.publish(attendanceTold, { subjectId: call.id, version: call.version, payload });
  }

  /** As it reads now: that is what an administrator settles by. */
  async publishDispute(
    booking: BookingEntity,
    { callId, note, objection }: { callId: string; note: string | null; objection: string | null },
  ): Promise<void> {
    const { call, job, role } = await this.aroundOf(booking, callId);
    const snapshot = snapshotOf([
      `${job.title}, ${role}, ${dayWords(call.startsOn)}`,
      callWords({ ...wallOf(call), name: call.name }),
      note && `The company: ${note}`,
    ]);
    const reason = objection ?? 'I was there.';
    await this.events.publish(noShowDisputed, {
      subjectId: booking.id,
      payload: { kind: 'booking', target_id: booking.id, person_id: booking.recruiterId, reason, snapshot },
    });
  }

  private async aroundOf(booking: BookingEntity, callId: string): Promise<Around> {
    const [call] = await this.calls.ofIds([callId]);
    const job = await this.jobs.findEvenDeleted(booking.jobId);
    const role = await this.roles.find(booking.roleId);
    if (!call || !job) throw new Error(`The booking ${booking.id} has no call ${callId}`);
    return { call, job, role: role?.name ?? '' };
  }
}
