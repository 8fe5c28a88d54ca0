import { callChanged } from '@crewcall/contracts-bookings/dto';
import { JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { spanOfRange } from '../time/range.js';
import { CallRepository } from '../calls/call.repository.js';
import type { Deadline } from '../deadlines/deadline.repository.js';

const AHEAD_MS = 72 * 3_600_000;

/** Asks a company for the time of a call that is three days away. */
@Injectable()
export class MissingTimeService {
  constructor(
    private readonly calls: CallRepository,
    private readonly jobs: JobRepository,
    private readonly events: Events,
  ) {}

  /** Only while the time is missing, the call on the day it was set for, and the job still looks for people or has some. */
  async publishMissing({ subjectId, dueAt }: Deadline): Promise<void> {
    const call = await this.calls.findCall(subjectId);
    if (!call || call.startsAt !== null) return;
    const moved = Math.abs(spanOfRange(call.during).from.getTime() - AHEAD_MS - dueAt.getTime());
    const job = await this.jobs.findJob(call.jobId);
    if (moved > 0 || !job?.recruiterId || (job.status === 'closed' && job.hiredCount === 0)) return;
    await this.events.publish(callChanged, {
      subjectId: call.id,
      version: call.version,
      payload: {
        job_id: job.id,
        recruiter_id: job.recruiterId,
        job_title: job.title,
        what: 'time_missing',
        day: call.startsOn,
        changed: [],
        important: true,
        person_ids: [],
      },
    });
  }
}
