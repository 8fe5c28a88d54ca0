import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { LadderPage } from '../../features/bookings';
import { bookingsApi } from '../../features/bookings/api/bookings.api';
import { offersApi } from '../../features/bookings/api/offers.api';
import { isUnknown, once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, user, params: { id = '', roleId = '' }, isMissing }) => {
  if (user?.role !== 'recruiter') return;
  const [{ error }] = await Promise.all([
    dispatch(offersApi.endpoints.ladder.initiate(roleId, once)),
    dispatch(offersApi.endpoints.askedForRole.initiate(roleId, once)),
    dispatch(bookingsApi.endpoints.rolesOfJob.initiate(id, once)),
    dispatch(bookingsApi.endpoints.callsOfJob.initiate(id, once)),
  ]);
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '', roleId = '' } = useParams();
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  if (user && user.role !== 'recruiter') return <Navigate to={webRoutes.dashboard.href()} replace />;
  return (
    <Page>
      <PageMeta title="Pencils" />
      {user && <LadderPage key={roleId} jobId={id} roleId={roleId} />}
    </Page>
  );
}
