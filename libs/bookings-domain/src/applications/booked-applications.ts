import { applicationMoves, canMoveApplication } from '@crewcall/contracts-jobs';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { ApplicationEntity, Clock, type JobEntity, JobClosingService, JobRepository } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';

/** The one way from bookings to the applications and jobs they came from: booked is hired, and fills a position. */
@Injectable()
export class BookedApplications {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
    private readonly closing: JobClosingService,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** After its job and before its role. */
  async lock(id: string): Promise<ApplicationEntity | null> {
    return this.database.of(ApplicationEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  canBeHired(application: ApplicationEntity): boolean {
    return canMoveApplication('accept', application.status, 'recruiter');
  }

  /** Job and application are held. The person is told of the booking; `byOffer` keeps a second notice away. */
  async hire(application: ApplicationEntity, job: JobEntity): Promise<void> {
    const from = application.status;
    application.status = applicationMoves.accept.to;
    application.version += 1;
    application.updatedAt = this.clock.now();
    const { id, ...columns } = application;
    await this.database.of(ApplicationEntity).update({ id }, columns);
    const { jobId, recruiterId, freelancerId, version, status: to } = application;
    await this.events.publish(applicationStatusChanged, {
      subjectId: id,
      version,
      payload: {
        job_id: jobId,
        job_title: job.title,
        recruiter_id: recruiterId,
        freelancer_id: freelancerId,
        from,
        to,
        by_offer: true,
      },
    });
  }

  /** The job closes with its last position. */
  async takePosition(job: JobEntity): Promise<void> {
    job.hiredCount += 1;
    if (job.positionsLeft > 0 || job.status === 'closed') await this.jobs.saveHired(job);
    else await this.closing.close(job, 'filled');
  }
}
