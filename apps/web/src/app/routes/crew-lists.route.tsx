import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { CrewListsPage } from '../../features/crew-lists';
import { crewListsApi } from '../../features/crew-lists/api/crew-lists.api';
import { once, type Needs } from '../needs';
import { InviteList } from '../offers/invite-list';

export const needs: Needs = ({ dispatch, user }) =>
  user?.role === 'recruiter' ? dispatch(crewListsApi.endpoints.crewLists.initiate(undefined, once)) : undefined;

export function Component(): ReactNode {
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  if (user && user.role !== 'recruiter') return <Navigate to={webRoutes.dashboard.href()} replace />;
  return (
    <Page>
      <PageMeta title="Crew lists" />
      {user && <CrewListsPage actionsOf={(list) => <InviteList companyId={user.id} {...{ list }} />} />}
    </Page>
  );
}
