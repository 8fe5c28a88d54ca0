import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Team, teamLimits } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Card, EmptyState, PageHead, PlusIcon } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { QueryState } from '../../../shared/query-state';
import { useOwnTeamsQuery } from '../api/teams.api';
import { OwnApplications } from './own-applications';
import { TeamCard } from './team-card';
import { TeamDialog } from './team-dialog';

const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** The crew teams that one is in, and those that one is invited to. */
export function TeamsPage(): ReactNode {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useOwnTeamsQuery();
  const [isAdding, setAdding] = useState(false);
  const joined = data?.filter(({ own }) => own?.has_joined).length ?? 0;
  const add = (
    <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => setAdding(true)}>
      New team
    </Button>
  );
  return (
    <>
      <PageHead
        title="Teams"
        lede="Crew who are hired together. Each of you is booked, paid and rated alone."
        actions={data && data.length > 0 && joined < teamLimits.teams && add}
      />
      <OwnApplications />
      {data && data.length > 0 && (
        <List>
          {data.map((team) => (
            <TeamCard key={team.id} team={team} />
          ))}
        </List>
      )}
      {data?.length === 0 && <NoTeams action={add} />}
      {!data && (
        <Card>
          <QueryState query={{ error, isFetching, refetch }} what="your teams" rows={3} height={96} />
        </Card>
      )}
      {isAdding && (
        <TeamDialog
          onSaved={({ id }: Team) => void navigate(webRoutes.team.href(id))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function NoTeams({ action }: { action: ReactNode }): ReactNode {
  return (
    <Card>
      <EmptyState
        drawing="crew"
        title="You are in no team yet"
        text="Make one with those you like to work with. Companies then hire all of you in one go."
        action={action}
      />
    </Card>
  );
}
