import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { SchedulePage } from '../../features/bookings';
import { bookingsApi } from '../../features/bookings/api/bookings.api';
import { jobsApi, useJobQuery } from '../../features/jobs/api/jobs.api';
import { isUnknown, once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, user, params: { id = '' }, isMissing }) => {
  if (user?.role !== 'recruiter') return;
  const [{ error }] = await Promise.all([
    dispatch(bookingsApi.endpoints.callsOfJob.initiate(id, once)),
    dispatch(bookingsApi.endpoints.rolesOfJob.initiate(id, once)),
    dispatch(jobsApi.endpoints.job.initiate(id, once)),
  ]);
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { user, isChecking } = useSession();
  const { data: job } = useJobQuery(id);
  const isOwn = user !== null && user.id === job?.recruiter_id;
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  if (user && user.role !== 'recruiter') return <Navigate to={webRoutes.dashboard.href()} replace />;
  return (
    <Page>
      <PageMeta title="Calls and crew" />
      {user && <SchedulePage key={id} jobId={id} title={job?.title} lede={job?.location} mayEdit={isOwn} />}
    </Page>
  );
}
