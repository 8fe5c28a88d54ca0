import { webRoutes } from '@crewcall/contracts-core';
import { isLongClosed, jobPathOf, jobSlugOf, takesApplications } from '@crewcall/contracts-jobs';
import { isUnknown, useSession } from '@crewcall/web-data-access';
import { LinkButton, WidePage } from '@crewcall/web-ui';
import { Suspense, use, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { JobPage } from '../../features/jobs';
import { jobPlanApi } from '../../shared/job-plan/job-plan.api';
import { hasPlan } from '../../features/bookings/model/has-plan';
import { daysToPayApi, readsDaysToPay } from '../../features/invoices/api/days-to-pay.api';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { jobLink } from '../../features/jobs/model/apply-address';
import { profilesApi } from '../../features/profile/api/profiles.api';
import { ReportButton } from '../../features/reports';
import { ShareButton } from '../../shared/share';
import { JobCompany } from '../job-page/job-company';
import { JobMeta } from '../meta/job-meta';
import { once, type Needs } from '../needs';
import { OriginContext } from '../providers';
import { preloadable } from '../../shared/parts';

const jobCalls = 'src/features/bookings/components/job-calls.tsx';
const JobCalls = preloadable(
  jobCalls,
  async () => (await import('../../features/bookings/components/job-calls')).JobCalls,
);

export const needs: Needs = async ({
  dispatch,
  user,
  params: { id = '', slug },
  isMissing,
  isGone,
  isMoved,
  wants,
}) => {
  const { job, similarJobs, companyRecord } = jobsApi.endpoints;
  const { callsOfJob, rolesOfJob } = jobPlanApi.endpoints;
  const { data, error } = await dispatch(job.initiate(id, once));
  if (isUnknown(error)) isMissing();
  if (!data) return;
  if (slug !== undefined && slug !== jobSlugOf(data.title)) isMoved(jobPathOf(data));
  if (isLongClosed(data, new Date())) isGone();
  const { recruiter_id } = data;
  const planOf = async (): Promise<void> => {
    const [calls, roles] = await Promise.all([
      dispatch(callsOfJob.initiate(data.id, once)),
      dispatch(rolesOfJob.initiate(data.id, once)),
    ]);
    if (hasPlan(calls.data, roles.data)) wants(jobCalls);
  };
  await Promise.all([
    recruiter_id && planOf(),
    dispatch(similarJobs.initiate(data.id, once)),
    recruiter_id &&
      readsDaysToPay(user, recruiter_id) &&
      dispatch(daysToPayApi.endpoints.daysToPay.initiate(recruiter_id, once)),
    recruiter_id && dispatch(companyRecord.initiate(recruiter_id, once)),
    recruiter_id && dispatch(profilesApi.endpoints.company.initiate(recruiter_id, once)),
  ]);
};

export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { user } = useSession();
  const origin = use(OriginContext);
  return (
    <WidePage>
      <JobMeta id={id} />
      <JobPage
        key={id}
        id={id}
        partsOf={(job) => ({
          calls: job.recruiter_id && (
            <Suspense>
              <JobCalls jobId={job.id} />
            </Suspense>
          ),
          company: <JobCompany job={job} />,
          share: <ShareButton title={job.title} url={origin + jobLink(job, 'share')} />,
          foot: (
            <>
              {user && user.id === job.recruiter_id && (
                <LinkButton to={webRoutes.jobSchedule.href(job.id)} variant="outlined">
                  Calls and crew
                </LinkButton>
              )}
              {user?.role === 'freelancer' && takesApplications(job) && !job.applied && job.recruiter_id && (
                <LinkButton to={webRoutes.applyAsTeam.href(job.id)} variant="outlined">
                  Apply as a team
                </LinkButton>
              )}
              <ReportButton kind="job" id={job.id} ownerId={job.recruiter_id} />
            </>
          ),
        })}
      />
    </WidePage>
  );
}
