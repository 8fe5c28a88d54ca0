import { type PreparedQuery, Transactions } from '@crewcall/platform-database';
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
    const posted = await this.limits.lockAndCount(recruiterId, this.limits.countingJobs(recruiterId));
    if (posted >= this.config.jobsPerDay) throw new TooManyJobsError();
  }

  /** What the transaction that applies asks before it locks anything else: the lock of the person, and how many they sent. */
  askingOfApplications(freelancerId: string): readonly [PreparedQuery<void>, PreparedQuery<number>] {
    this.transactions.require();
    return [this.limits.lockingUser(freelancerId), this.limits.countingApplications(freelancerId)];
  }

  /** @throws TooManyApplicationsError */
  assertMayApply(sent: number): void {
    if (sent >= this.config.applicationsPerDay) throw new TooManyApplicationsError();
  }
}
