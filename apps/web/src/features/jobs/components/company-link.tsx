import { webRoutes } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A company of CrewCall leads to its page; one that a board names has none. */
export function CompanyLink({ job }: { job: Pick<Job, 'company' | 'recruiter_id' | 'external_source'> }): ReactNode {
  if (!job.recruiter_id || job.external_source) return job.company;
  return (
    <Link to={webRoutes.profileOf.href(job.recruiter_id)} viewTransition>
      {job.company}
    </Link>
  );
}
