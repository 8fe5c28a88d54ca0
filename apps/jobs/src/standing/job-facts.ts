import type { JobPostedPayload } from '@crewcall/contracts-jobs/dto';
import type { JobEntity } from '@crewcall/jobs-domain';

/** What other services hear of a job. Only our own jobs are told of, so there is a recruiter. */
export const postedFacts = (job: JobEntity): JobPostedPayload => ({
  recruiter_id: job.recruiterId ?? '',
  title: job.title,
  company: job.company,
  location: job.shownLocation,
  type: job.type,
  status: job.status,
});
