import { type RoleEntity, RoleRepository } from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { plainJobId } from '@crewcall/contracts-jobs';
import { type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { JobMissingError } from '../jobs/job.errors.js';
import { ownsJob, canSeeAllJobsOf } from '../jobs/job.policy.js';

export interface HeldJob {
  job: JobEntity;
  roles: RoleEntity[];
}

/** The one way from calls and roles to the job they belong to, and to who may change or see it. */
@Injectable()
export class JobForCallsService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly roles: RoleRepository,
  ) {}

  /** Held with all its roles until the transaction ends; also once it is closed, since offers go on. */
  async holdOwn(actor: Actor, jobId: string): Promise<HeldJob> {
    const job = await this.jobs.lockJob(plainJobId(jobId));
    if (!job) throw new JobMissingError();
    if (!ownsJob(actor, job)) throw new AccessDeniedError();
    return { job, roles: await this.roles.lockOfJob(job.id) };
  }

  /** For what other companies are not to know of. */
  async isOwn(actor: Actor, jobId: string): Promise<boolean> {
    const job = await this.jobs.findJob(plainJobId(jobId));
    return Boolean(job && ownsJob(actor, job));
  }

  /** Without holding it. @throws AccessDeniedError for any other company */
  async assertOwn(actor: Actor, jobId: string): Promise<void> {
    const job = await this.jobs.findJob(plainJobId(jobId));
    if (!job) throw new JobMissingError();
    if (!ownsJob(actor, job)) throw new AccessDeniedError();
  }

  /** @throws JobMissingError while its company is suspended, as for the job itself */
  async findVisible(actor: Actor | null, jobId: string): Promise<JobEntity> {
    const job = await this.jobs.findJob(plainJobId(jobId));
    if (!job || (job.closedReason === 'suspended' && !canSeeAllJobsOf(actor, job.recruiterId)))
      throw new JobMissingError();
    return job;
  }

  async save(job: JobEntity): Promise<void> {
    await this.jobs.saveJob(job);
  }
}
