import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { JobsConfig } from '../config.js';
import { TooManyApplicationsError, TooManyJobsError } from './daily-limit.errors.js';
import { DailyLimitsRepository } from './daily-limits.repository.js';

/** How much one person puts before others within a day: more than any user needs, and less than a flood. */
@Injectable()
export class DailyLimits {
  constructor(
    private readonly limits: DailyLimitsRepository,
    private readonly transactions: Transactions,
    private readonly config: JobsConfig,
  ) {}

  /** In the transaction that posts. @throws TooManyJobsError */
  async assertMayPost(recruiterId: string): Promise<void> {
    this.transactions.require();
    await this.limits.lock(recruiterId);
    if ((await this.limits.countJobs(recruiterId)) >= this.config.jobsPerDay) throw new TooManyJobsError();
  }

  /** In the transaction that applies, before it locks anything else. @throws TooManyApplicationsError */
  async assertMayApply(freelancerId: string): Promise<void> {
    this.transactions.require();
    await this.limits.lock(freelancerId);
    if ((await this.limits.countApplications(freelancerId)) >= this.config.applicationsPerDay)
      throw new TooManyApplicationsError();
  }
}
