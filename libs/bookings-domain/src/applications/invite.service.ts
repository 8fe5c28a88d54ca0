import { ApplicationEntity, Clock, type JobEntity } from '@crewcall/jobs-domain';
import { Database, newId } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { applicationStatusChanged, applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import { isOpenApplication } from '@crewcall/contracts-jobs';
import { Injectable } from '@nestjs/common';
import { PendingDecisionRepository } from './pending-decision.repository.js';

/** A user who is asked without having applied stands among the applicants, marked as invited. */
@Injectable()
export class InviteService {
  constructor(
    private readonly database: Database,
    private readonly pending: PendingDecisionRepository,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Asked without the company's name no application is made: it would name the company. */
  async mayAsk(job: JobEntity, freelancerId: string): Promise<boolean> {
    const found = await this.find(job, freelancerId);
    return !found || isOpenApplication(found.status) || wasCancelled(found);
  }

  /**
   * Null when what there is was decided: who was turned down or withdrew is not asked by this job, but who was booked and is
   * no longer may be. The job is held.
   */
  async applicationFor(job: JobEntity, freelancerId: string): Promise<ApplicationEntity | null> {
    const found = await this.find(job, freelancerId);
    if (found && wasCancelled(found)) return this.reopen(found, job);
    if (found && !isOpenApplication(found.status)) return null;
    if (found) {
      await this.pending.removeNo(found.id);
      return found;
    }
    const now = this.clock.now();
    const { id: jobId, recruiterId } = job;
    if (!recruiterId) return null;
    const application = Object.assign(new ApplicationEntity(), {
      id: newId(),
      jobId,
      freelancerId,
      recruiterId,
      status: 'shortlisted',
      askedPence: null,
      askedBasis: null,
      answers: [],
      roleIds: [],
      callIds: [],
      source: 'invite',
      coverLetter: null,
      rejectionMessage: null,
      version: 1,
      appliedAt: now,
      updatedAt: now,
      hiddenByRecruiterAt: null,
      removedByFreelancerAt: null,
      cancelledAt: null,
      invitedAt: now,
    } satisfies Partial<ApplicationEntity>);
    await this.database.of(ApplicationEntity).createQueryBuilder().insert().values(application).orIgnore().execute();
    const payload = { job_id: jobId, job_title: job.title, recruiter_id: recruiterId, freelancer_id: freelancerId };
    const { id: subjectId, version } = application;
    await this.events.publish(applicationSubmitted, { subjectId, version, payload: { ...payload, invited: true } });
    return application;
  }

  /** Asked again; that they applied by themselves, where they did, stays. The offer itself tells the person. */
  private async reopen(application: ApplicationEntity, { title }: JobEntity): Promise<ApplicationEntity> {
    const [from, now] = [application.status, this.clock.now()];
    Object.assign(application, {
      status: 'shortlisted',
      rejectionMessage: null,
      cancelledAt: null,
      hiddenByRecruiterAt: null,
      removedByFreelancerAt: null,
      version: application.version + 1,
      updatedAt: now,
    } satisfies Partial<ApplicationEntity>);
    const { id: subjectId, ...columns } = application;
    await this.database.of(ApplicationEntity).update({ id: subjectId }, columns);
    const { jobId: job_id, recruiterId: recruiter_id, freelancerId: freelancer_id, version, status: to } = application;
    const facts = { job_id, job_title: title, recruiter_id, freelancer_id, from, to, by_offer: true };
    await this.events.publish(applicationStatusChanged, { subjectId, version, payload: facts });
    return application;
  }

  private find(job: JobEntity, freelancerId: string): Promise<ApplicationEntity | null> {
    return this.database.of(ApplicationEntity).findOneBy({ jobId: job.id, freelancerId });
  }
}

/** A booking that was taken back is no answer to who applied. */
const wasCancelled = ({ status, cancelledAt }: ApplicationEntity): boolean =>
  status === 'rejected' && cancelledAt !== null;
