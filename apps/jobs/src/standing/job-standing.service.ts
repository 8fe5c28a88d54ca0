import { JobClosingService, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { JobPublisher } from './job-publisher.service.js';
import { type CompanyStanding, heldFor } from './job-standing.rules.js';

/** Lets a company's jobs follow how the company stands. */
@Injectable()
export class JobStandingService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly closing: JobClosingService,
    private readonly publisher: JobPublisher,
    private readonly transactions: Transactions,
  ) {}

  /** May be told the same again: jobs that stand right already are left alone, and no user hears of them. */
  async followStanding(recruiterId: string, standing: CompanyStanding): Promise<void> {
    await this.transactions.run(async () => {
      for (const job of await this.jobs.lockOpenOrHeldOf(recruiterId)) await this.settle(job, standing);
    });
  }

  private async settle(job: JobEntity, standing: CompanyStanding): Promise<void> {
    const { status, resumeAs } = job;
    const next = heldFor(standing, job);
    if (next.status === status && next.resumeAs === resumeAs) return;
    Object.assign(job, next);
    if (next.status === 'closed') return this.closing.close(job, 'suspended');
    if (status === 'closed' && (await this.jobs.isOver(job))) {
      job.resumeAs = null;
      return this.closing.close(job, 'expired');
    }
    await this.jobs.saveJob(job);
    if (next.status !== status) await this.publisher.publishChange(job, ['status']);
  }
}
