import { defineEvent, ReportedPayload } from '@crewcall/contracts-core/dto';
import { IsUUID } from 'class-validator';

/** A person said that a company is not right about a no-show; the subject is the booking. An administrator settles it,
 * and reads there what both wrote. */
export const noShowDisputed = defineEvent({
  name: 'jobs.no-show-disputed.v1',
  payload: ReportedPayload,
  heardBy: ['admin'],
});

class NoShowWithdrawnPayload {
  @IsUUID()
  recruiter_id!: string;

  @IsUUID()
  freelancer_id!: string;
}

/** The company took back what was in dispute; the subject is the booking. Nothing is left for an administrator to settle. */
export const noShowWithdrawn = defineEvent({
  name: 'jobs.no-show-withdrawn.v1',
  payload: NoShowWithdrawnPayload,
  heardBy: ['admin'],
});
