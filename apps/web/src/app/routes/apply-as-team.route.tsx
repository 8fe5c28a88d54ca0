import { webRoutes } from '@crewcall/contracts-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isUnknown } from '@crewcall/web-data-access';
import { jobPlanApi } from '../../shared/job-plan/job-plan.api';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { ApplyAsTeamPage } from '../../features/teams';
import { teamsApi } from '../../features/teams/api/teams.api';
import { QueryState } from '../../shared/query-state';
import { once, type Needs } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = async ({ dispatch, user, params: { id = '' }, isMissing }) => {
  if (!user) return;
  const { data, error } = await dispatch(jobsApi.endpoints.job.initiate(id, once));
  if (isUnknown(error)) isMissing();
  if (!data) return;
  await Promise.all([
    dispatch(jobPlanApi.endpoints.rolesOfJob.initiate(data.id, once)),
    dispatch(teamsApi.endpoints.ownTeams.initiate(undefined, once)),
  ]);
};

export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { data: job, ...ofJob } = jobsApi.endpoints.job.useQuery(id);
  const { data: roles, ...ofRoles } = jobPlanApi.endpoints.rolesOfJob.useQuery(job?.id ?? '', { skip: !job });
  return (
    <SignedInPage title="Apply as a team" roles={['freelancer']} elsewhere={webRoutes.job.href(id)}>
      {() =>
        job && roles ? (
          <ApplyAsTeamPage {...{ job, roles }} />
        ) : (
          <QueryState query={job ? ofRoles : ofJob} what="the job" rows={4} height={72} />
        )
      }
    </SignedInPage>
  );
}
