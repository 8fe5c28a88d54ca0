import type { ApplicationStatus } from '@crewcall/contracts-jobs';
import { applicationStatusChanged, applicationSubmitted, type BookedByHire } from '@crewcall/contracts-jobs/dto';
import type { ApplicationEntity } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';

/** Publishes what happened to an application, always inside the transaction in which it happened. */
@Injectable()
export class ApplicationPublisher {
  constructor(private readonly events: Events) {}

  async publishSubmitted(application: ApplicationEntity, jobTitle: string): Promise<void> {
    const { id: subjectId, version } = application;
    await this.events.publish(applicationSubmitted, { subjectId, version, payload: factsOf(application, jobTitle) });
  }

  /** `booked`: what the hire booked, or the cancelling freed. `isTold`: an event of the booking tells the other side. */
  async publishStatusChange(
    application: ApplicationEntity,
    from: ApplicationStatus,
    jobTitle: string,
    { booked, isTold = false }: { booked?: BookedByHire | null; isTold?: boolean } = {},
  ): Promise<void> {
    const { id: subjectId, version, status: to, rejectionMessage } = application;
    const told = isTold
      ? { by_offer: true }
      : { ...(rejectionMessage && { has_message: true }), ...(booked && { booked }) };
    const payload = { ...factsOf(application, jobTitle), from, to, ...told };
    await this.events.publish(applicationStatusChanged, { subjectId, version, payload });
  }
}

const factsOf = ({ jobId, recruiterId, freelancerId }: ApplicationEntity, jobTitle: string) => ({
  job_id: jobId,
  job_title: jobTitle,
  recruiter_id: recruiterId,
  freelancer_id: freelancerId,
});
