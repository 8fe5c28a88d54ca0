import {
  alertSearches,
  CannotReopenError,
  RescuePublisher,
  RescueRepository,
  SearchFindRepository,
} from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { NoPayload, Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { JobPublisher } from '../standing/job-publisher.service.js';
import { OwnRescueService } from './own-rescue.service.js';

/** Once no one is left to ask, all crew may: the job is listed as urgent until its cover ends, and found by saved searches. */
@Injectable()
export class PostPubliclyService {
  constructor(
    private readonly own: OwnRescueService,
    private readonly rescues: RescueRepository,
    private readonly jobs: JobRepository,
    private readonly jobPublisher: JobPublisher,
    private readonly publisher: RescuePublisher,
    private readonly finds: SearchFindRepository,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  /** A second time it changes nothing. @throws CannotReopenError for a job whose day is over */
  post(actor: Actor, id: string): Promise<void> {
    return this.own.steer(actor, id, async ({ job, role, rescue }) => {
      if (rescue.postedAt) return;
      await this.list(job);
      rescue.postedAt = this.clock.now();
      await this.rescues.saveRescue(rescue);
      await this.rescues.addStep(rescue.id, 'posted');
      await this.publisher.publish(rescue, role, 'posted');
      await this.finds.noteFresh(job.id);
      await this.tasks.enqueue(alertSearches, new NoPayload());
    });
  }

  /** Also one that its company had paused. */
  private async list(job: JobEntity): Promise<void> {
    if (job.status === 'active') return;
    if (job.resumeAs || (job.status === 'closed' && job.closedReason !== 'filled')) throw new CannotReopenError();
    Object.assign(job, { status: 'active', closedReason: null });
    await this.jobs.saveJob(job);
    await this.jobPublisher.publishChange(job, ['status']);
  }
}
