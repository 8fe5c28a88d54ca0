import { defineEvent, ReportedPayload } from '@crewcall/contracts-core/dto';

/** A user asked for a look at a job; the subject is the job. */
export const jobReported = defineEvent({
  name: 'jobs.job-reported.v1',
  payload: ReportedPayload,
  heardBy: ['admin'],
});
