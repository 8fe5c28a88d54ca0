import { defineEvent, ReportedPayload } from '@crewcall/contracts-core/dto';

/** Somebody asked for a look at a job; the subject is the job. */
export const jobReported = defineEvent({
  name: 'jobs.job-reported.v1',
  payload: ReportedPayload,
  heardBy: ['admin'],
});
