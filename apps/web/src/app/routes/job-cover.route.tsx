import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { CoverPage } from '../../features/cover';
import { coverApi } from '../../features/cover/api/cover.api';
import { isUnknown, once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, user, params: { roleId = '' }, isMissing }) => {
  if (user?.role !== 'recruiter') return;
  const { error } = await dispatch(coverApi.endpoints.coverOfRole.initiate({ roleId }, once));
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '', roleId = '' } = useParams();
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  if (user && user.role !== 'recruiter') return <Navigate to={webRoutes.dashboard.href()} replace />;
  return (
    <Page>
      <PageMeta title="Cover" />
      {user && <CoverPage key={roleId} jobId={id} roleId={roleId} />}
    </Page>
  );
}
