import { applicationMoves, canMoveApplication } from '@crewcall/contracts-jobs';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { ApplicationEntity, Clock, type JobEntity, JobClosingService, JobRepository } from '@crewcall/jobs-domain';
import { type PreparedQuery, Database } from '@crewcall/platform-database';
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
  async lockApplication(id: string): Promise<ApplicationEntity | null> {
    const [[application]] = await this.database.inOrder(this.lockingApplication(id));
    return application ?? null;
  }

  /** The same, to be asked with what is locked before and after it. */
  lockingApplication(id: string): PreparedQuery<ApplicationEntity[]> {
    return this.database.entityQuery(ApplicationEntity, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  canBeHired(application: ApplicationEntity): boolean {
    return canMoveApplication('accept', application.status, 'recruiter');
  }

  /** Job and application are held. The person is told of the booking; `byOffer` keeps a second notice away. */
  async hireApplication(application: ApplicationEntity, job: JobEntity): Promise<void> {
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

  /** Of one that is counted: the job closes with its last position. */
  async takePosition(job: JobEntity): Promise<void> {
    const taking = this.takingPosition(job);
    if (taking) await this.database.inOrder(taking);
    else await this.closeFilled(job);
  }

  /** Where the job stays as it is but for the number: that, to be written with the booking. Else `closeFilled` is left to do. */
  takingPosition(job: JobEntity): PreparedQuery<void> | null {
    return job.positionsLeft > 0 || job.status === 'closed' ? this.jobs.savingHired(job) : null;
  }

  closeFilled(job: JobEntity): Promise<unknown> {
    return this.closing.close(job, 'filled');
  }
}
