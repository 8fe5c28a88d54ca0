import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { LinkButton, Page } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { JobPage } from '../../features/jobs';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { ReportButton } from '../../features/reports';
import { JobMeta } from '../meta/job-meta';
import { isUnknown, once, type Needs } from '../needs';

const JobCalls = lazy(async () => ({
  default: (await import('../../features/bookings/components/job-calls')).JobCalls,
}));

export const needs: Needs = async ({ dispatch, params: { id = '' }, isMissing }) => {
  const { error } = await dispatch(jobsApi.endpoints.job.initiate(id, once));
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { user } = useSession();
  return (
    <Page>
      <JobMeta id={id} />
      <JobPage
        key={id}
        id={id}
        callsOf={({ id: jobId, recruiter_id }) =>
          recruiter_id && (
            <Suspense>
              <JobCalls jobId={jobId} />
            </Suspense>
          )
        }
        footOf={(job) => (
          <>
            {user && user.id === job.recruiter_id && (
              <LinkButton to={webRoutes.jobSchedule.href(job.id)} variant="outlined">
                Calls and crew
              </LinkButton>
            )}
            <ReportButton kind="job" id={job.id} ownerId={job.recruiter_id} />
          </>
        )}
      />
    </Page>
  );
}
