import { styled } from '@mui/material/styles';
import { type Role, type Team, teamLimits } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import { Card, EmptyState, LinkButton, PageHead, SelectField, TextLink } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { QueryState } from '../../../shared/query-state';
import { useOwnTeamsQuery } from '../api/teams.api';
import { ApplyAsTeamForm } from './apply-as-team-form';

const Narrow = styled('div')({ maxWidth: 720, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Its lead applies once, with those of the team who are to come along. */
export function ApplyAsTeamPage({ job, roles }: { job: Job; roles: readonly Role[] }): ReactNode {
  const { data, error, isFetching, refetch } = useOwnTeamsQuery();
  return (
    <Narrow>
      <PageHead
        title="Apply as a team"
        lede={
          <>
            <TextLink to={webRoutes.job.href(job.id)}>{job.title}</TextLink>
            {`, ${job.company}`}
          </>
        }
      />
      {data ? (
        <WithTeams {...{ job, roles }} teams={data.filter(canApply)} />
      ) : (
        <Card>
          <QueryState query={{ error, isFetching, refetch }} what="your teams" rows={3} height={72} />
        </Card>
      )}
    </Narrow>
  );
}

const canApply = ({ own, members }: Team): boolean => own?.is_lead === true && members.length >= teamLimits.least;

function WithTeams({ teams, job, roles }: { teams: Team[]; job: Job; roles: readonly Role[] }): ReactNode {
  const [chosen, setChosen] = useState('');
  const team = teams.find(({ id }) => id === chosen) ?? teams[0];
  if (!team)
    return (
      <Card>
        <EmptyState
          drawing="crew"
          heading="h2"
          title="You lead no team of two or more"
          text="The lead of a team applies for it. Make one and invite those you like to work with."
          action={
            <LinkButton to={webRoutes.teams.href()} variant="contained" color="inherit">
              Your teams
            </LinkButton>
          }
        />
      </Card>
    );
  return (
    <>
      {teams.length > 1 && (
        <SelectField
          label="Team"
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={team.id}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <ApplyAsTeamForm key={team.id} {...{ team, job, roles }} />
    </>
  );
}
