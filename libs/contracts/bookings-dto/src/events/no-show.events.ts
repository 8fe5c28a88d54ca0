import { defineEvent, ReportedPayload } from '@crewcall/contracts-core/dto';

/** A person said that a company is not right about a no-show; the subject is the booking. An administrator settles it,
 * and reads there what both wrote. */
export const noShowDisputed = defineEvent({
  name: 'jobs.no-show-disputed.v1',
  payload: ReportedPayload,
  heardBy: ['admin'],
});
