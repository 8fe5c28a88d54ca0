import { isUnknown, useSession } from '@crewcall/web-data-access';
import { PageHead, PageMeta, WidePage } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { TeamPage, TeamsPage } from '../../features/teams';
import { teamsApi } from '../../features/teams/api/teams.api';
import { HireTeam } from '../teams/hire-team';
import { once, type Needs } from '../needs';

const TeamDirectory = lazy(async () => ({
  default: (await import('../../features/teams/components/team-directory')).TeamDirectory,
}));

export const needs: Needs = async ({ dispatch, user, params: { id }, isMissing }) => {
  const { team, ownTeams } = teamsApi.endpoints;
  if (id) {
    if (isUnknown((await dispatch(team.initiate(id, once))).error)) isMissing();
  } else if (user?.role === 'freelancer') await dispatch(ownTeams.initiate(undefined, once));
};

/** `/teams` are one's own, for other users those to be hired; `/teams/{id}` any that one may see: one file, since who sees one often sees the other. */
export function Component(): ReactNode {
  const { id } = useParams();
  return (
    <WidePage>{id ? <TeamPage key={id} id={id} hire={(team) => <HireTeam team={team} />} /> : <OwnTeams />}</WidePage>
  );
}

function OwnTeams(): ReactNode {
  const { user } = useSession();
  return (
    <>
      <PageMeta title="Teams" description="Crew teams across the UK, hired in one go." />
      {user?.role === 'freelancer' ? (
        <TeamsPage />
      ) : (
        <Suspense fallback={<PageHead title="Teams" />}>
          <TeamDirectory />
        </Suspense>
      )}
    </>
  );
}
