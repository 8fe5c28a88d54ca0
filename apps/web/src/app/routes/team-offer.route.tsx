import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { TeamOfferPage } from '../../features/teams';
import { teamsApi } from '../../features/teams/api/teams.api';
import { isUnknown, once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, user, params: { id = '' }, isMissing }) => {
  if (!user) return;
  const { error } = await dispatch(teamsApi.endpoints.teamOffer.initiate(id, once));
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  return (
    <Page>
      <PageMeta title="Offer to a team" />
      {user && <TeamOfferPage key={id} id={id} />}
    </Page>
  );
}
