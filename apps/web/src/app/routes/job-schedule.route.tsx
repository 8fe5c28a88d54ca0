import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { SchedulePage } from '../../features/bookings';
import { SheetDeskPage } from '../../features/call-sheets';
import { callSheetsApi } from '../../features/call-sheets/api/call-sheets.api';
import { bookingsApi } from '../../features/bookings/api/bookings.api';
import { jobsApi, useJobQuery } from '../../features/jobs/api/jobs.api';
import { isUnknown, once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, user, params: { id = '' }, search, isMissing }) => {
  if (user?.role !== 'recruiter') return;
  const sheet = search.get('sheet');
  const [{ error }] = await Promise.all([
    dispatch(bookingsApi.endpoints.callsOfJob.initiate(id, once)),
    dispatch(bookingsApi.endpoints.rolesOfJob.initiate(id, once)),
    dispatch(jobsApi.endpoints.job.initiate(id, once)),
    sheet && dispatch(callSheetsApi.endpoints.callSheet.initiate(sheet, once)),
  ]);
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { user, isChecking } = useSession();
  const { data: job } = useJobQuery(id);
  const sheet = useSearchParams()[0].get('sheet');
  const isOwn = user !== null && user.id === job?.recruiter_id;
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  if (user && user.role !== 'recruiter') return <Navigate to={webRoutes.dashboard.href()} replace />;
  return (
    <Page>
      <PageMeta title={sheet ? 'Call sheet' : 'Calls and crew'} />
      {user && sheet && <SheetDeskPage key={sheet} jobId={id} callId={sheet} />}
      {user && !sheet && <SchedulePage key={id} jobId={id} title={job?.title} lede={job?.location} mayEdit={isOwn} />}
    </Page>
  );
}
