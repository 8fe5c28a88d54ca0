import type { JobClosedReason } from '@crewcall/contracts-jobs';
import { EVENT_BATCH_SIZE, jobClosed } from '@crewcall/contracts-jobs/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { OpenApplicantRepository } from '../applications/open-applicant.repository.js';
import type { JobEntity } from './job.entity.js';
import { JobRepository } from './job.repository.js';

/** The one way a job ends, no matter who ends it: the row and its event are one transaction. */
@Injectable()
export class JobClosingService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly openApplicants: OpenApplicantRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /** The job must be locked by the caller. A user who still waits for an answer hears of it, in batches. */
  async close(job: JobEntity, reason: JobClosedReason): Promise<void> {
    this.transactions.require();
    job.status = 'closed';
    job.closedReason = reason;
    await this.jobs.saveJob(job);
    if (job.recruiterId) await this.publishClosed(job, job.recruiterId, reason);
  }

  /** Takes the job down for good. The job must be locked by the caller; who was waiting when it closed was told then. */
  async remove(job: JobEntity, at: Date): Promise<void> {
    job.deletedAt = at;
    if (job.status !== 'closed') return this.close(job, 'deleted');
    this.transactions.require();
    await this.jobs.saveJob(job);
    if (!job.recruiterId) return;
    const payload = { ...factsOf(job, job.recruiterId), reason: 'deleted' as const, applicant_ids: [], batch: 0 };
    await this.events.publish(jobClosed, { subjectId: job.id, version: job.version, payload });
  }

  private async publishClosed(job: JobEntity, recruiterId: string, reason: JobClosedReason): Promise<void> {
    const { id: subjectId, version } = job;
    let after: string | undefined;
    for (let batch = 0; ; batch += 1) {
      const applicants = await this.openApplicants.pageOfApplicants(subjectId, EVENT_BATCH_SIZE, after);
      // The first one goes out even when no applicant waits: other services count closed jobs by it.
      if (batch > 0 && !applicants.length) return;
      const payload = { ...factsOf(job, recruiterId), reason, applicant_ids: applicants, batch };
      await this.events.publish(jobClosed, { subjectId, version, payload });
      if (applicants.length < EVENT_BATCH_SIZE) return;
      after = applicants.at(-1);
    }
  }
}

const factsOf = ({ title, shownLocation: location }: JobEntity, recruiter_id: string) => ({
  recruiter_id,
  title,
  location,
});
