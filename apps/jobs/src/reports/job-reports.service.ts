import { type Actor, type ReportRequest, snapshotOf } from '@crewcall/contracts-core';
import { jobReported } from '@crewcall/contracts-jobs/dto';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { ownsJob } from '../jobs/job.policy.js';
import { JobsService } from '../jobs/jobs.service.js';

/** Asks an administrator for a look at a job. The administrators' service keeps one open report of each person. */
@Injectable()
export class JobReportsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  async report(actor: Actor, jobId: string, { reason }: ReportRequest): Promise<void> {
    const job = await this.jobs.getJob(actor, jobId);
    if (ownsJob(actor, { recruiterId: job.recruiter_id })) throw new AccessDeniedError();
    const { id, title, company, location, rate, description, skills, recruiter_id, external_url } = job;
    const snapshot = snapshotOf([title, company, location, rate, external_url, description, skills.join(', ')]);
    await this.transactions.run(async () => {
      await this.events.publish(jobReported, {
        subjectId: id,
        payload: { kind: 'job', target_id: id, person_id: recruiter_id, reason, snapshot },
      });
    });
  }
}
