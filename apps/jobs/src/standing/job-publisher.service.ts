import { EVENT_BATCH_SIZE, jobChanged } from '@crewcall/contracts-jobs/dto';
import { type JobEntity, OpenApplicantRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { postedFacts } from './job-facts.js';

/** Publishes that a job has changed, and whom that concerns. */
@Injectable()
export class JobPublisher {
  constructor(
    private readonly events: Events,
    private readonly openApplicants: OpenApplicantRepository,
  ) {}

  /** Inside the transaction of the change. Applicants travel in batches; batch 0 goes out even when there are none. */
  async publishChange(job: JobEntity, changed: string[]): Promise<void> {
    let after: string | undefined;
    for (let batch = 0; ; batch += 1) {
      const applicants = await this.openApplicants.pageOfApplicants(job.id, EVENT_BATCH_SIZE, after);
      if (batch > 0 && !applicants.length) return;
      const payload = { ...postedFacts(job), changed, applicant_ids: applicants, batch };
      await this.events.publish(jobChanged, { subjectId: job.id, version: job.version, payload });
      if (applicants.length < EVENT_BATCH_SIZE) return;
      after = applicants.at(-1);
    }
  }
}
