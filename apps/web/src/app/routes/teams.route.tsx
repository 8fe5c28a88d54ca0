import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { TeamsPage } from '../../features/teams';
import { teamsApi } from '../../features/teams/api/teams.api';
import { once, type Needs } from '../needs';

export const needs: Needs = ({ dispatch, user }) =>
  user?.role === 'freelancer' ? dispatch(teamsApi.endpoints.ownTeams.initiate(undefined, once)) : undefined;

export function Component(): ReactNode {
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  if (user && user.role !== 'freelancer') return <Navigate to={webRoutes.dashboard.href()} replace />;
  return (
    <Page>
      <PageMeta title="Teams" />
      {user && <TeamsPage />}
    </Page>
  );
}
