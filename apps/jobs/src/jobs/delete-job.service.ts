import { EndLiveOfferService } from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { plainJobId } from '@crewcall/contracts-jobs';
import { Clock, JobClosingService, JobRepository } from '@crewcall/jobs-domain';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { JobHasHiresError, JobMissingError } from './job.errors.js';
import { canDeleteJob } from './job.policy.js';

@Injectable()
export class DeleteJobService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly closing: JobClosingService,
    private readonly offers: EndLiveOfferService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The row stays, so that applicants still read what they applied for. Only who was waiting until now is told. */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async () => {
      const job = await this.jobs.lockJob(plainJobId(id));
      if (!job) throw new JobMissingError();
      if (!canDeleteJob(actor, job)) throw new AccessDeniedError();
      if (job.hiredCount > 0) throw new JobHasHiresError();
      await this.offers.endOfJob(job.id, 'company');
      await this.closing.remove(job, this.clock.now());
    });
  }

  /** For an account that is being deleted: no user can apply any more, and bookings stay readable. */
  async closeAllOf(recruiterId: string): Promise<void> {
    await this.transactions.run(async () => {
      for (const job of await this.jobs.lockOpenOf(recruiterId)) await this.closing.close(job, 'deleted');
    });
  }
}
