import { CannotReopenError, CallRepository, spanOfRange } from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import { Clock, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { presentJob } from '../jobs/job.presenter.js';
import { JobPublisher } from '../standing/job-publisher.service.js';
import { JobForCallsService } from './job-for-calls.service.js';

/** Lists a job again that closed as filled, once a slot fell free. */
@Injectable()
export class ReopenJobService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly calls: CallRepository,
    private readonly own: JobForCallsService,
    private readonly publisher: JobPublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws CannotReopenError unless it is closed as filled, has a slot open and its last call ahead */
  async reopen(actor: Actor, id: string): Promise<Job> {
    return this.transactions.runRepeatable(async () => {
      const { job } = await this.own.holdOwn(actor, id);
      const last = (await this.calls.ofJob(job.id)).at(-1);
      const isAhead = last !== undefined && spanOfRange(last.during).from > this.clock.now();
      const isFilled = job.status === 'closed' && job.closedReason === 'filled';
      if (!isFilled || !isAhead || job.positionsLeft < 1) throw new CannotReopenError();
      Object.assign(job, { status: 'active', closedReason: null });
      await this.jobs.saveJob(job);
      await this.publisher.publishChange(job, ['status']);
      return presentJob(job);
    });
  }
}
