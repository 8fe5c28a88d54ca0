import { attendanceLimits } from '@crewcall/contracts-bookings';
import { attendanceTold, type AttendanceToldPayload } from '@crewcall/contracts-bookings/dto';
import { JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { type SheetPerson, SheetPeopleRepository } from '../call-sheets/sheet-people.repository.js';
import type { CallEntity } from '../calls/call.entity.js';
import { isAgreedToFollow } from '../calls/call-row.js';
import { CallRepository } from '../calls/call.repository.js';
import type { Deadline } from '../deadlines/deadline.repository.js';
import { HistoryRepository } from '../history/history.repository.js';
import { AttendanceRepository } from './attendance.repository.js';

const BATCH = 100;

type What = AttendanceToldPayload['what'];

/** Tells both sides who is on the way, who arrived, and ten minutes past the call time who did not. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly calls: CallRepository,
    private readonly jobs: JobRepository,
    private readonly people: SheetPeopleRepository,
    private readonly attendances: AttendanceRepository,
    private readonly history: HistoryRepository,
    private readonly events: Events,
  ) {}

  async publish(
    call: CallEntity,
    people: readonly SheetPerson[],
    what: What,
    at: Date,
    more: Pick<AttendanceToldPayload, 'late_minutes'> = {},
  ): Promise<void> {
    const job = await this.jobs.findEvenDeleted(call.jobId);
    if (!job?.recruiterId) return;
    const facts = { job_id: job.id, recruiter_id: job.recruiterId, job_title: job.title, day: call.startsOn };
    for (let from = 0; from < people.length; from += BATCH) {
      const batch = people.slice(from, from + BATCH);
      const told = batch.map(({ userId: id, bookingId: booking_id, role }) => ({ id, booking_id, role }));
      const payload = { ...facts, ...more, what, at: at.toISOString(), people: told };
      await this.events.publish(attendanceTold, { subjectId: call.id, version: call.version, payload });
    }
  }

  /** Of those who agreed to the time that the deadline was set for: the call may have moved since. */
  async tellMissing({ subjectId, dueAt }: Deadline): Promise<void> {
    const call = await this.calls.findCall(subjectId);
    if (!call) return;
    await this.jobs.lockJob(call.jobId);
    const arrived = (await this.attendances.ofCall(call.id)).filter(({ what }) => what === 'arrived');
    const here = new Set(arrived.map(({ userId }) => userId));
    const isDue = (person: SheetPerson): boolean =>
      person.from.getTime() + attendanceLimits.missingAfterMs === dueAt.getTime() && !isAgreedToFollow(call, person);
    const missing = (await this.people.ofCall(call.id)).filter((one) => isDue(one) && !here.has(one.userId));
    for (const { offerId } of missing) await this.history.addStep({ offerId, what: 'not_arrived', by: 'time' });
    await this.publish(call, missing, 'not_arrived', dueAt);
  }
}
