import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { PageMeta, WidePage } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { TeamPage, TeamsPage } from '../../features/teams';
import { teamsApi } from '../../features/teams/api/teams.api';
import { HireTeam } from '../teams/hire-team';
import { isUnknown, once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, user, params: { id }, isMissing }) => {
  const { team, ownTeams } = teamsApi.endpoints;
  if (id) {
    if (isUnknown((await dispatch(team.initiate(id, once))).error)) isMissing();
  } else if (user?.role === 'freelancer') await dispatch(ownTeams.initiate(undefined, once));
};

/** `/teams` are one's own, `/teams/{id}` any that one may see: one file, since who sees one often sees the other. */
export function Component(): ReactNode {
  const { id } = useParams();
  return (
    <WidePage>{id ? <TeamPage key={id} id={id} hire={(team) => <HireTeam team={team} />} /> : <OwnTeams />}</WidePage>
  );
}

function OwnTeams(): ReactNode {
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  if (user && user.role !== 'freelancer') return <Navigate to={webRoutes.dashboard.href()} replace />;
  return (
    <>
      <PageMeta title="Teams" />
      {user && <TeamsPage />}
    </>
  );
}
